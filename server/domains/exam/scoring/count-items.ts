import type { Ctx } from '#platform/ctx'
import { answersOf } from '../attempt/answer-store.ts'
import { picksOf, signsOf } from './item-rules.ts'
import { addPicks, addSigns } from './item-store.ts'
import { partsOf } from './score-store.ts'

/** The bank's health: told apart from scoring, so that a rush of papers never queues for the rows of one question. */
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
