import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Paper = {
  readonly examId: string
  readonly accountId: string
  readonly enrolmentId: string
  readonly points: number
  readonly fullScore: number
  readonly at: Date
}

/** The single paper of an account on site, with its score; returns its id. */
export async function putOfflinePaper(
  db: Db,
  { examId, accountId, enrolmentId, points, fullScore, at }: Paper,
): Promise<string> {
  await on(db)
    .insertInto('exam.candidate')
    .values({ examId, accountId, opens: 1, submits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'examId', 'accountId']).doUpdateSet({ opens: 1, submits: 1 }),
    )
    .execute()
  const scores = { rawScore: String(points), fullScore: String(fullScore) }
  const { id } = await on(db)
    .insertInto('exam.attempt')
    .values({
      examId,
      accountId,
      enrolmentId,
      ...scores,
      number: 1,
      state: 'submitted',
      startedAt: at,
      deadlineAt: at,
      seenAt: at,
      submittedAt: at,
      submitKind: 'offline',
      scoreState: 'N',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'examId', 'accountId', 'number'])
        .doUpdateSet({ ...scores, score: sql`least(attempt.score, excluded.full_score)` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
