import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export async function lastPulse(db: Db): Promise<Date | undefined> {
  const row = await on(db).selectFrom('exam.pulse').select('at').forUpdate().executeTakeFirst()
  return row?.at
}

export async function putPulse(db: Db, at: Date): Promise<void> {
  await on(db)
    .insertInto('exam.pulse')
    .values({ at })
    .onConflict((conflict) =>
      conflict.columns(['siteId']).doUpdateSet({ at: sql<Date>`greatest(pulse.at, excluded.at)` }),
    )
    .execute()
}

type Outage = { readonly beganAt: Date; readonly endedAt: Date }

/** False: another has noticed the same. */
export async function insertOutage(db: Db, outage: Outage): Promise<boolean> {
  const row = await on(db)
    .insertInto('exam.outage')
    .values(outage)
    .onConflict((conflict) => conflict.columns(['siteId', 'beganAt']).doNothing())
    .returning('beganAt')
    .executeTakeFirst()
  return row !== undefined
}

/** Only what was lost of the time of answering: from the beginning of either to the end of the outage. */
export async function giveBack(db: Db, { beganAt, endedAt }: Outage): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with given as (
      update exam.attempt as attempt
      set deadline_at = deadline_at + (${endedAt}::timestamptz - greatest(started_at, ${beganAt}::timestamptz)),
        given_back_seconds = given_back_seconds
          + ceil(extract(epoch from ${endedAt}::timestamptz - greatest(started_at, ${beganAt}::timestamptz)))::integer
      where site_id = ${db.siteId} and state = 'open' and paused_at is null
        and started_at < ${endedAt}::timestamptz and deadline_at > ${beganAt}::timestamptz
      returning id, extract(epoch from ${endedAt}::timestamptz - greatest(started_at, ${beganAt}::timestamptz))::integer
        as seconds
    ), noted as (
      insert into exam.act (site_id, attempt_id, kind, reason_kind, seconds, at)
      select ${db.siteId}, id, 'outage', 'technical', seconds, ${endedAt}::timestamptz from given
    ), counted as (
      update exam.outage set attempts = (select count(*) from given)
      where site_id = ${db.siteId} and began_at = ${beganAt}::timestamptz
    )
    select count(*)::integer as count from given`.execute(db.kysely)
  return rows[0]?.count ?? 0
}
