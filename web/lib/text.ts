import type { Locale } from '@lyceum/contract/kit'
import { createContext, createElement, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import { localeStore } from './language/locale.ts'

/** The shape of a domain's texts, taken from its zh-CN file; every other locale must match it. */
export type Like<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : T[K] extends string
      ? string
      : Like<T[K]>
}

/** A text in all languages of the application. */
export type Texts<T> = Readonly<Record<Locale, T>>

const LocaleContext = createContext<Locale>('zh-CN')

/** Provides the language of the page, and updates when it changes. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  return createElement(LocaleContext, { value: useStore(localeStore, ({ locale }) => locale) }, children)
}

export const useLocale = (): Locale => useContext(LocaleContext)

/** A domain's texts in the reader's language: `const t = useText(text)`, then `t.signIn.done(5)`. */
export function useText<T>(text: Texts<T>): T {
  return text[useLocale()]
}
