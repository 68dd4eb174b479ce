import type { Locale } from '@lyceum/contract/kit'
import { createContext, createElement, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import { localeStore } from './locale.ts'

/** The shape of a room's text, taken from its zh-CN file; every other locale must fill it. */
export type Like<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : T[K] extends string
      ? string
      : Like<T[K]>
}

/** A text in all languages of the house. */
export type Texts<T> = Readonly<Record<Locale, T>>

const LocaleContext = createContext<Locale>('zh-CN')

/** Everything below speaks the language of the page, and changes with it. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  return createElement(LocaleContext, { value: useStore(localeStore, ({ locale }) => locale) }, children)
}

export const useLocale = (): Locale => useContext(LocaleContext)

/** A room's text in the reader's language: `const t = useText(text)`, then `t.signIn.done(5)`. */
export function useText<T>(text: Texts<T>): T {
  return text[useLocale()]
}
