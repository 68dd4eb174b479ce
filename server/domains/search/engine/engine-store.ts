import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Whether this site is kept in Groonga too, and whether it answers there; undefined: neither. */
export async function secondEngine(db: Db): Promise<{ readonly doesAnswer: boolean } | undefined> {
  return on(db).selectFrom('search.engine').select('doesAnswer').executeTakeFirst()
}

/** From here on facts reach Groonga; while it is filled, PostgreSQL answers. */
export async function keepInGroonga(db: Db, doesAnswer: boolean): Promise<void> {
  await sql`
    insert into search.engine (site_id, does_answer) values (${db.siteId}, ${doesAnswer})
    on conflict (site_id) do update set does_answer = excluded.does_answer`.execute(db.kysely)
}

export async function leaveGroonga(db: Db): Promise<void> {
  await on(db).deleteFrom('search.engine').execute()
}
