import type { ColumnType, Kysely } from 'kysely'
import type { Db } from './handle.ts'
import { declareGlobal } from './tenant-tables.ts'

/** The site of a row: readable, but written by the platform only. */
export type SiteColumn = ColumnType<number, never, never>

/** A jsonb column: parsed when read, written as text. */
export type JsonColumn = ColumnType<unknown, string, string>

/**
 * Makes a domain's own tables visible on a connection: `on(db).selectFrom('site.setting')`.
 * The compiler lets a domain name only its own tables.
 */
export function tables<T>({ global = [] }: { readonly global?: readonly (keyof T & string)[] } = {}) {
  declareGlobal(global)
  return (db: Db): Kysely<T> => db.kysely as unknown as Kysely<T>
}
