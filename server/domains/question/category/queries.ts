import type * as contract from '@lyceum/contract/question'
import type { Input, Result } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { likePattern } from '#platform/db/like-pattern'
import type { Ctx } from '#platform/ctx'
import { on } from '../tables.ts'
import { allCategories } from './store.ts'

export async function listQuestionCategories(
  ctx: Ctx,
): Promise<Result<typeof contract.listQuestionCategories>> {
  const records = await allCategories(ctx.db)
  return { records, total: records.reduce((sum, { questions }) => sum + questions, 0) }
}

const most = 200

export async function listKnowledgePoints(
  ctx: Ctx,
  { text }: Input<typeof contract.listKnowledgePoints>,
): Promise<Result<typeof contract.listKnowledgePoints>> {
  const rows = await on(ctx.db)
    .selectFrom('exam.point as point')
    .select((is) => [
      'point.id',
      'point.name',
      is
        .selectFrom('exam.question as question')
        .select(({ fn }) => fn.countAll<string>().as('questions'))
        .where(sql<boolean>`question.point_ids @> array[point.id]`)
        .as('questions'),
    ])
    .where('point.name', 'ilike', likePattern(text))
    .orderBy('point.name')
    .orderBy('point.id')
    .limit(most)
    .execute()
  return { records: rows.map((row) => ({ ...row, questions: Number(row.questions) })) }
}
