import { sql } from 'kysely'

/** Ids as a bigint array for SQL. */
export const bigints = (ids: readonly string[]) => sql<string[]>`${[...ids]}::bigint[]`
