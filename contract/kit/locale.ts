/** The three supported languages; the first is the default (B-001, B-002). */
export const locales = ['zh-CN', 'zh-TW', 'en-US'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'zh-CN'

/** Maps a language tag, as a browser or a person writes it, to one of the three locales. */
export function localeOf(tag: string | undefined): Locale | undefined {
  const code = tag?.trim().toLowerCase().replace('_', '-') ?? ''
  if (/^zh-(tw|hk|mo|hant)\b/.test(code)) return 'zh-TW'
  if (/^zh\b/.test(code)) return 'zh-CN'
  if (/^en\b/.test(code)) return 'en-US'
  return undefined
}
