import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Overdue attempts, oldest first; rows locked by another sweeper are skipped (INV-E06). */
export async function takeOverdue(db: Db, before: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select attempt.id from exam.attempt as attempt
    join exam.candidate as candidate on candidate.site_id = attempt.site_id and candidate.exam_id = attempt.exam_id
      and candidate.account_id = attempt.account_id
    where attempt.site_id = ${db.siteId} and attempt.state = 'open' and attempt.paused_at is null
      and attempt.deadline_at < ${before}::timestamptz
    order by attempt.deadline_at limit ${limit}
    for no key update of candidate skip locked`.execute(db.kysely)
  return rows.map(({ id }) => id)
}

/** Papers handed in but never scored, because the process died. Recent ones are skipped: they are being scored now. */
export async function unscored(db: Db, before: Date, limit: number): Promise<readonly string[]> {
  const rows = await on(db)
    .selectFrom('exam.attempt')
    .select('id')
    .where('scoreState', '=', 'N')
    .where('submittedAt', '<', before)
    .orderBy('submittedAt')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** An administrator has deleted the learning record: its attempts no longer count (B-290). */
export async function voidAttempts(db: Db, enrolmentId: string): Promise<void> {
  await on(db)
    .updateTable('exam.attempt')
    .set({ state: 'void', pausedAt: null })
    .where('enrolmentId', '=', enrolmentId)
    .where('state', '=', 'open')
    .execute()
}
