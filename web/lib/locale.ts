import { defaultLocale, type Locale, localeOf } from '@lyceum/contract/kit'
import { createStore } from 'zustand/vanilla'
import { kept } from './storage.ts'

const name = 'locale'
const aYear = 31_536_000

/** The language of this page. */
export const localeStore = createStore<{ readonly locale: Locale }>(() => ({ locale: defaultLocale }))

export const currentLocale = (): Locale => localeStore.getState().locale

/** What a person chose before on this device, if anything. */
export const chosenLocale = (): Locale | undefined => localeOf(kept.get(name))

/** The language to begin with: the one chosen before, else the first the browser asks for that we speak. */
export function firstLocale(chosen: Locale | undefined, wishes: readonly string[]): Locale {
  return chosen ?? wishes.map(localeOf).find((locale) => locale !== undefined) ?? defaultLocale
}

/** Speaks a language from now on, without remembering it. */
export function speak(locale: Locale): void {
  localeStore.setState({ locale })
  document.documentElement.lang = locale
  // The server answers anonymous calls in this language.
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}

/** A person chooses a language: the page changes at once, and this device remembers. */
export function chooseLocale(locale: Locale): void {
  kept.set(name, locale)
  speak(locale)
}
