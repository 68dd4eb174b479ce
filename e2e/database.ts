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

/** Looks behind the product, or makes something older than it is, so that no journey has to wait. */
export const inDatabase = (sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
  runIn(inject('database'), sql, values)

/** Journeys of which only one at a time can do something take turns: here, for as long as the work lasts. */
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
