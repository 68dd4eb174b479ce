import type { Ctx } from '#platform/ctx'
import { answersOf } from '../attempt/answer-store.ts'
import { picksOf, signsOf } from './item-rules.ts'
import { addPicks, addSigns } from '#domains/question'
import { partsOf } from '../attempt/part-queries.ts'

/** Question statistics, updated apart from scoring, so that mass hand-ins never wait for the rows of one question. */
export async function countItems(ctx: Ctx, { attemptId }: { readonly attemptId: string }): Promise<void> {
  const parts = await partsOf(ctx.db, attemptId)
  if (parts.length === 0) return
  await addSigns(ctx.db, signsOf(parts))
  const answers = await answersOf(ctx.db, attemptId)
  await addPicks(
    ctx.db,
    answers.flatMap(({ questionVersionId, value }) =>
      picksOf(value).map((slot) => ({ versionId: questionVersionId, slot })),
    ),
  )
}
