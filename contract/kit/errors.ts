import type { Locale } from './locale.ts'

type Texts = { readonly [locale in Locale]: string }
type Entry = { readonly status: number } & Texts

/** The names in braces: `'{left} tries left'` needs `left`. */
type Blanks<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never

/** An error: its code, HTTP status and message in every locale. */
export type ErrorSpec<Blank extends string> = {
  readonly code: string
  readonly status: number
  readonly text: Texts
  /** Type-level only: the values the message needs. */
  readonly blanks?: (blank: Blank) => void
}

type Catalogue<T extends Record<string, Entry>> = {
  readonly [Code in keyof T]: ErrorSpec<Blanks<T[Code]['zh-CN']>> & { readonly code: Code }
}

/** The values a message needs, as rest arguments of a call: none if it has no blanks. */
export type Filling<S> =
  S extends ErrorSpec<infer Blank>
    ? [Blank] extends [never]
      ? []
      : [{ readonly [name in Blank]: string | number }]
    : []

/** The error codes of a domain. Each keeps the specification's spelling and has a message in three languages. */
export function errors<const T extends Record<string, Entry>>(entries: T): Catalogue<T> {
  const specs = Object.entries(entries).map(([code, { status, ...text }]) => [code, { code, status, text }])
  return Object.fromEntries(specs) as Catalogue<T>
}

/** The message of an error in one locale, with its blanks filled. */
export function sentence(
  spec: ErrorSpec<never>,
  locale: Locale,
  filling: Readonly<Record<string, string | number>> = {},
): string {
  return spec.text[locale].replace(/\{(\w+)\}/g, (blank, name: string) => String(filling[name] ?? blank))
}
