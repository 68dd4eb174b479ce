import { sql } from 'kysely'

/** Ids as an array that the database compares with one of its own. */
export const bigints = (ids: readonly string[]) => sql<string[]>`${[...ids]}::bigint[]`
