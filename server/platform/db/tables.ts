import type { ColumnType, Kysely } from 'kysely'
import type { Db } from './handle.ts'
import { declareGlobal } from './tenant-tables.ts'

/** The site of a row: read by anyone, written by the platform alone. */
export type SiteColumn = ColumnType<number, never, never>

/** A jsonb column: parsed by its owner when read, written as text. */
export type JsonColumn = ColumnType<unknown, string, string>

/**
 * A room's own tables, made visible on a connection: `on(db).selectFrom('site.setting')`.
 * The compiler lets a room name its own tables only.
 */
export function tables<T>({ global = [] }: { readonly global?: readonly (keyof T & string)[] } = {}) {
  declareGlobal(global)
  return (db: Db): Kysely<T> => db.kysely as unknown as Kysely<T>
}
