import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type SecondEngine = { readonly doesAnswer: boolean }

/** Whether this site is indexed in Groonga too, and whether Groonga answers; undefined: neither. */
export async function secondEngine(db: Db): Promise<SecondEngine | undefined> {
  return on(db).selectFrom('search.engine').select('doesAnswer').executeTakeFirst()
}

/** The same for writers: until the transaction ends the site cannot leave Groonga, nor are its tables removed. */
export async function lockSecondEngine(db: Db): Promise<SecondEngine | undefined> {
  return on(db).selectFrom('search.engine').select('doesAnswer').forKeyShare().executeTakeFirst()
}

/** From here on events are indexed in Groonga; PostgreSQL still answers. */
export async function keepInGroonga(db: Db): Promise<void> {
  await on(db).insertInto('search.engine').values({ doesAnswer: false }).execute()
}

/** Lets Groonga answer, or stops it. A site that has left meanwhile stays out. */
export async function letGroongaAnswer(db: Db, doesAnswer: boolean): Promise<void> {
  await on(db).updateTable('search.engine').set({ doesAnswer }).execute()
}

/** From here on nothing is indexed in Groonga, and PostgreSQL answers; waits for concurrent writers. */
export async function leaveGroonga(db: Db): Promise<void> {
  await on(db).deleteFrom('search.engine').execute()
}
