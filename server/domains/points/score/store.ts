import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Scored = { readonly accountId: string; readonly examId: string; readonly attemptId: string }

/** Saves the score of an attempt; returns the best of all attempts of this exam. */
export async function keepScore(db: Db, { percent, ...paper }: Scored & { readonly percent: number }) {
  await on(db)
    .insertInto('points.exam_score')
    .values({ ...paper, percent: String(percent) })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'accountId', 'examId', 'attemptId'])
        .doUpdateSet({ percent: String(percent) }),
    )
    .execute()
  const { best } = await on(db)
    .selectFrom('points.exam_score')
    .select(({ fn }) => fn.max('percent').as('best'))
    .where('accountId', '=', paper.accountId)
    .where('examId', '=', paper.examId)
    .executeTakeFirstOrThrow()
  return Number(best)
}

/** The tiers paid for one exam and not reversed; and how often each was paid before. */
export async function paidTiers(db: Db, accountId: string, examId: string) {
  const rows = await on(db)
    .selectFrom('points.movement as movement')
    .leftJoin('points.movement as reversal', 'reversal.reverses', 'movement.id')
    .select(['movement.id', 'movement.rule', 'reversal.id as reversalId'])
    .where('movement.accountId', '=', accountId)
    .where('movement.kind', '=', 'earn')
    .where('movement.object', 'like', sql<string>`${`exam:${examId}/%`}`)
    .execute()
  return rows.map(({ id, rule, reversalId }) => ({ id, rule, isActive: reversalId === null }))
}
