import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { type Attempt, attemptsIn } from '../attempt/attempt-queries.ts'

/** Papers that are in, always in the order of their people: whoever scores many of them waits in no circle. */
export async function papersOf(db: Db, examId: string): Promise<readonly Attempt[]> {
  return (await attemptsIn(db, examId)).filter(({ state }) => state === 'submitted')
}

/** What a paper had before it was first mended, kept once and for all. */
export async function keepScoreBefore(db: Db, examId: string): Promise<void> {
  await sql`
    update exam.attempt set score_before_regrade = score
    where site_id = ${db.siteId} and exam_id = ${examId} and score_state = 'C' and score_before_regrade is null`.execute(
    db.kysely,
  )
}
