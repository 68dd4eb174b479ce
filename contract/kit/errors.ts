import type { Locale } from './locale.ts'

type Texts = { readonly [locale in Locale]: string }
type Entry = { readonly status: number } & Texts

/** The names in braces: `'{left} tries left'` asks for `left`. */
type Blanks<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never

/** A refusal: its code, its HTTP status and its sentence in every locale. */
export type ErrorSpec<Blank extends string> = {
  readonly code: string
  readonly status: number
  readonly text: Texts
  /** Exists in the type only: which values the sentence needs. */
  readonly blanks?: (blank: Blank) => void
}

type Catalogue<T extends Record<string, Entry>> = {
  readonly [Code in keyof T]: ErrorSpec<Blanks<T[Code]['zh-CN']>> & { readonly code: Code }
}

/** The values a sentence needs, as the rest arguments of a call: none when it has no blanks. */
export type Filling<S> =
  S extends ErrorSpec<infer Blank>
    ? [Blank] extends [never]
      ? []
      : [{ readonly [name in Blank]: string | number }]
    : []

/** A room's error codes. Each keeps the spelling of the specification and speaks three languages. */
export function errors<const T extends Record<string, Entry>>(entries: T): Catalogue<T> {
  const specs = Object.entries(entries).map(([code, { status, ...text }]) => [code, { code, status, text }])
  return Object.fromEntries(specs) as Catalogue<T>
}

/** The sentence of a refusal in one locale, its blanks filled. */
export function sentence(
  spec: ErrorSpec<never>,
  locale: Locale,
  filling: Readonly<Record<string, string | number>> = {},
): string {
  return spec.text[locale].replace(/\{(\w+)\}/g, (blank, name: string) => String(filling[name] ?? blank))
}
