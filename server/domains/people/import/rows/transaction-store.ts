import { sql } from 'kysely'
import type { Db } from '#platform/db'

/** Tries work within the transaction; when it fails in the expected way, it is taken back and answered with false. */
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

/** 23503: a foreign key still points here. */
export const isReferenced = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23503'

/** For the few statements that look at a whole list: a job may take minutes where a call may not. */
export async function takeTime(db: Db): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(db.kysely)
}

/** Lets the database count its tables again, so that what follows is planned for as many people as there are. */
export async function takeStock(db: Db): Promise<void> {
  await sql`select people.take_stock()`.execute(db.kysely)
}
