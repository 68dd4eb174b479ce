import { sql } from 'kysely'
import type { Db } from '#platform/db'

/** Runs work in a savepoint; on the expected error it is rolled back and false is returned. */
export async function inSavepoint(
  db: Db,
  work: () => Promise<void>,
  isExpected: (error: unknown) => boolean,
): Promise<boolean> {
  await sql`savepoint before_try`.execute(db.kysely)
  try {
    await work()
    await sql`release savepoint before_try`.execute(db.kysely)
    return true
  } catch (error) {
    if (!isExpected(error)) throw error
    await sql`rollback to savepoint before_try`.execute(db.kysely)
    return false
  }
}

/** 23503: a foreign key still refers to it. */
export const isReferenced = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23503'

/** Raises the statement timeout for the few statements over a whole list: a job may take minutes where a call may not. */
export async function takeTime(db: Db): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(db.kysely)
}

/** Updates the table statistics, so that the planner knows the real number of people. */
export async function takeStock(db: Db): Promise<void> {
  await sql`select people.take_stock()`.execute(db.kysely)
}
