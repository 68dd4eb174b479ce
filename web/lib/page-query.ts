import { addressOf } from './page/navigation.ts'

/** Reads one query value; an invalid one is undefined. */
type Reader<T extends string = string> = (value: string) => T | undefined

type Values<R extends Readonly<Record<string, Reader>>> = {
  readonly [Name in keyof R]: ReturnType<R[Name]>
}

/** The query of a page: its links write it and the page reads it, with the same meaning. */
export type PageQuery<R extends Readonly<Record<string, Reader>> = Readonly<Record<string, Reader>>> = {
  readonly to: (values?: Partial<Values<R>>) => string
  readonly read: (query: URLSearchParams) => Values<R>
}

export function pageQuery<const R extends Readonly<Record<string, Reader>>>(
  path: string,
  readers: R,
): PageQuery<R> {
  return {
    to: (values = {}) => addressOf(path, values),
    read: (query) =>
      Object.fromEntries(
        Object.entries(readers).map(([name, read]) => [name, read(query.get(name)?.trim() ?? '')]),
      ) as Values<R>,
  }
}

/** Any text or id, unchanged. */
export const anyText: Reader = (value) => value || undefined

/** One of these values, or undefined. */
export const oneOf =
  <T extends string>(...known: readonly T[]): Reader<T> =>
  (value) =>
    known.find((option) => option === value)
