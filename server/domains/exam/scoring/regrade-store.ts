import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { type Attempt, attemptsIn } from '../attempt/attempt-queries.ts'

/** Handed-in papers, always ordered by person, so that scoring many of them does not deadlock. */
export async function papersOf(db: Db, examId: string): Promise<readonly Attempt[]> {
  return (await attemptsIn(db, examId)).filter(({ state }) => state === 'submitted')
}

/** Stores the score a paper had before its first correction, once. */
export async function keepScoreBefore(db: Db, examId: string): Promise<void> {
  await sql`
    update exam.attempt set score_before_regrade = score
    where site_id = ${db.siteId} and exam_id = ${examId} and score_state = 'C' and score_before_regrade is null`.execute(
    db.kysely,
  )
}
