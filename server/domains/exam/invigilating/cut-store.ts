import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type ScreenCut = {
  readonly attemptId: string
  readonly eventId: string
  readonly seconds: number
  readonly isCounted: boolean
  readonly at: Date
}

/** Records a screen cut and counts it; a repeated event, or one within the same second, is not counted (INV-E10). */
export async function insertCut(
  db: Db,
  { attemptId, eventId, seconds, isCounted, at }: ScreenCut,
): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    with noted as (
      insert into exam.cut (site_id, attempt_id, event_id, at, seconds, is_counted)
      select ${db.siteId}, ${attemptId}::bigint, ${eventId}::uuid, ${at}::timestamptz, ${seconds}::numeric,
        ${isCounted} and not exists (
          select from exam.cut as other where other.site_id = ${db.siteId} and other.attempt_id = ${attemptId}::bigint
            and other.is_counted and other.at > ${at}::timestamptz - interval '1 second')
      on conflict do nothing
      returning is_counted
    )
    update exam.attempt set cuts = cuts + 1
    where site_id = ${db.siteId} and id = ${attemptId}::bigint and exists (select from noted where is_counted)
    returning true as counted`.execute(db.kysely)
  return rows.length > 0
}

export async function cutsOf(db: Db, attemptId: string) {
  return on(db)
    .selectFrom('exam.cut')
    .select(['at', 'seconds', 'isCounted'])
    .where('attemptId', '=', attemptId)
    .orderBy('at')
    .limit(500)
    .execute()
}

/** No score is given until somebody has reviewed the attempt. */
export async function holdScoreForReview(db: Db, attemptId: string): Promise<void> {
  await on(db).updateTable('exam.attempt').set({ isHeld: true }).where('id', '=', attemptId).execute()
}
