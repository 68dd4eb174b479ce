import type { practisePaper as contract } from '@lyceum/contract/exam'
import { sittingErrors } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { myAttempt } from '../attempt/attempt-queries.ts'
import { partsOf } from '../scoring/score-store.ts'
import type { Part } from '../scoring/score-rules.ts'
import { openAmong } from './mistake-queries.ts'
import { insertPractice } from './practice-store.ts'

/** A round with the mistakes of one paper, in its order, as far as their key may be seen (INV-E13). */
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

/** What of a paper went wrong and is not mastered yet. */
export async function toPractise(ctx: Ctx, parts: readonly Part[]) {
  const wrong = parts.filter(({ score, full }) => (score ?? 0) < full).map((part) => part.questionVersionId)
  const open = await openAmong(ctx.db, { accountId: ctx.actor.id, now: ctx.now }, wrong)
  return wrong.flatMap((id) => open.find(({ questionVersionId }) => questionVersionId === id) ?? [])
}
