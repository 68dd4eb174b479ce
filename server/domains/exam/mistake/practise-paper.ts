import { type practisePaper as contract, sittingErrors } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { myAttempt } from '../attempt/attempt-queries.ts'
import { partsOf } from '../attempt/part-queries.ts'
import type { Part } from '../attempt/score-rules.ts'
import { openAmong } from './mistake-queries.ts'
import { insertPractice } from './practice-store.ts'

/** Starts a round with the mistakes of one paper, in its order, as far as their key may be shown (INV-E13). */
export async function practisePaper(
  ctx: Ctx,
  { id }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const attempt = await myAttempt(ctx, id)
  const items = await toPractise(ctx, await partsOf(ctx.db, attempt.id))
  if (items.length === 0) return fail(sittingErrors.MISTAKE_NUMBER_INVALID, { max: 0 })
  const practiceId = await insertPractice(ctx.db, { accountId: ctx.actor.id, items, at: ctx.now })
  return { id: practiceId, questions: items.length }
}

/** The wrong answers of a paper that are not mastered yet. */
export async function toPractise(ctx: Ctx, parts: readonly Part[]) {
  const wrong = parts.filter(({ score, full }) => (score ?? 0) < full).map((part) => part.questionVersionId)
  const open = await openAmong(ctx.db, { accountId: ctx.actor.id, now: ctx.now }, wrong)
  return wrong.flatMap((id) => open.find(({ questionVersionId }) => questionVersionId === id) ?? [])
}
