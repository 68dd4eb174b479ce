import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Exam = { readonly examId: string; readonly courseId: string }

/** What a person has earned by an exam so far: for its scores and for passing it, without reversals. */
export async function earnedByExam(db: Db, accountId: string, { examId, courseId }: Exam): Promise<number> {
  const { total } = await on(db)
    .selectFrom('points.movement as movement')
    .leftJoin('points.movement as reversal', 'reversal.reverses', 'movement.id')
    .select(sql<string>`coalesce(sum(movement.amount), 0)`.as('total'))
    .where('movement.accountId', '=', accountId)
    .where('movement.kind', '=', 'earn')
    .where('reversal.id', 'is', null)
    .where((at) =>
      at.or([
        at('movement.object', 'like', `exam:${examId}/%`),
        at.and([
          at('movement.object', '=', `course:${courseId}`),
          at('movement.rule', '=', 'courseCompleted'),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(total)
}
