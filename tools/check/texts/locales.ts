/** The three languages of the application. */
export const locales = ['zh-CN', 'zh-TW', 'en-US'] as const

export type Locale = (typeof locales)[number]

export function asLocale(name: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === name)
}
