import { addressOf } from './way.ts'

/** Reads one value of a query; what does not fit is absent. */
type Reader<T extends string = string> = (value: string) => T | undefined

type Values<R extends Readonly<Record<string, Reader>>> = {
  readonly [Name in keyof R]: ReturnType<R[Name]>
}

/** The query of a page: its links write it, the page reads it, and both mean the same. */
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

/** Words or an id, as they stand there. */
export const words: Reader = (value) => value || undefined

/** One of these, or nothing. */
export const oneOf =
  <T extends string>(...known: readonly T[]): Reader<T> =>
  (value) =>
    known.find((one) => one === value)
