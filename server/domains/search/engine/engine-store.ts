import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type SecondEngine = { readonly doesAnswer: boolean }

/** Whether this site is kept in Groonga too, and whether it answers there; undefined: neither. */
export async function secondEngine(db: Db): Promise<SecondEngine | undefined> {
  return on(db).selectFrom('search.engine').select('doesAnswer').executeTakeFirst()
}

/** The same for whoever writes there: until the transaction ends the site does not leave, nor are its tables removed. */
export async function holdSecondEngine(db: Db): Promise<SecondEngine | undefined> {
  return on(db).selectFrom('search.engine').select('doesAnswer').forKeyShare().executeTakeFirst()
}

/** From here on facts reach Groonga; PostgreSQL answers as before. */
export async function keepInGroonga(db: Db): Promise<void> {
  await on(db).insertInto('search.engine').values({ doesAnswer: false }).execute()
}

/** Lets Groonga answer, or stops it. A site that has left meanwhile stays away. */
export async function letGroongaAnswer(db: Db, doesAnswer: boolean): Promise<void> {
  await on(db).updateTable('search.engine').set({ doesAnswer }).execute()
}

/** From here on nothing reaches Groonga, and PostgreSQL answers; whoever still writes there is waited for. */
export async function leaveGroonga(db: Db): Promise<void> {
  await on(db).deleteFrom('search.engine').execute()
}
