import { Client } from 'pg'
import { inject } from 'vitest'

type Row = Record<string, string>

/** Runs one statement as the owner of a database. */
export async function runIn(database: string, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Reads the database directly, or backdates rows, so that no test has to wait. */
export const inDatabase = (sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
  runIn(inject('database'), sql, values)

/** Serialises tests that must not do the same thing at once, for as long as the work lasts. */
export async function inTurn<T>(what: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: inject('database') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [what])
    return await work()
  } finally {
    await client.end()
  }
}
