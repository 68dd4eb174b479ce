import { defaultLocale, type Locale, localeOf } from '@lyceum/contract/kit'
import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '../storage/storage.ts'

const name = 'locale'
const aYear = 31_536_000

/** The language of this page. */
export const localeStore = createStore<{ readonly locale: Locale }>(() => ({ locale: defaultLocale }))

export const currentLocale = (): Locale => localeStore.getState().locale

/** The language chosen before on this device, if any. */
export const chosenLocale = (): Locale | undefined => localeOf(deviceStorage.get(name))

/** The initial language: the one chosen before, else the first supported one the browser prefers. */
export function firstLocale(chosen: Locale | undefined, preferred: readonly string[]): Locale {
  return chosen ?? preferred.map(localeOf).find((locale) => locale !== undefined) ?? defaultLocale
}

/** Sets the language of the page without storing it. */
export function applyLocale(locale: Locale): void {
  localeStore.setState({ locale })
  document.documentElement.lang = locale
  // The server answers anonymous calls in this language.
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}

/** Sets the language of the page and stores it on this device. */
export function chooseLocale(locale: Locale): void {
  deviceStorage.set(name, locale)
  applyLocale(locale)
}
