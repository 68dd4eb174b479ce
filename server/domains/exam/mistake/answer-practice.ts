import { type answerPractice as contract, sittingErrors } from '@lyceum/contract/exam'
import type { PaperKeys } from '@lyceum/contract/paper'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { fits } from '../attempt/validate-answer.ts'
import { releasedAmong } from './mistake-queries.ts'
import { endPractice, itemsOfPractice, lockPractice, noteAnswers } from './practice-store.ts'
import { isRightBy, keysFor, mine, questionsOf } from './practice-rounds.ts'

/** One question, answered and explained at once; needs the role that reads keys. An answer cannot be changed. */
export async function answerPractice(
  ctx: Ctx,
  { id, questionVersionId, value }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const practice = mine(ctx, await lockPractice(ctx.db, id))
  if (practice.submittedAt) fail(sittingErrors.EXAM_HANDED_IN)
  const items = await itemsOfPractice(ctx.db, id)
  const item =
    items.find((candidate) => candidate.questionVersionId === questionVersionId) ??
    fail(sittingErrors.EXAM_ANSWERS_UNFIT)
  if (item.isRight !== null) fail(sittingErrors.EXAM_HANDED_IN)
  if (!fits((await questionsOf(ctx, [item]))(item), value)) fail(sittingErrors.EXAM_ANSWERS_UNFIT)
  const entry = (await keysFor(ctx.db, [item]))(item)
  const isRight = isRightBy(entry, value)
  const round = { practiceId: id, accountId: ctx.actor.id, at: ctx.now }
  await noteAnswers(ctx.db, { ...round, results: [{ questionVersionId, value, isRight }] })
  const others = items.filter((candidate) => candidate !== item)
  const left = others.filter((candidate) => candidate.isRight === null).length
  const correct = others.filter((candidate) => candidate.isRight).length + Number(isRight)
  if (left === 0) await endPractice(ctx.db, { ...round, correct })
  return { isRight, left, ...(await shownKey(ctx, questionVersionId, entry)) }
}

/** The right answer and explanation, where its exam has released them (INV-E13). */
async function shownKey(ctx: Ctx, questionVersionId: string, entry: PaperKeys[string] | undefined) {
  const released = await releasedAmong(ctx.db, { accountId: ctx.actor.id, now: ctx.now }, [questionVersionId])
  const shown = released.has(questionVersionId) ? entry : undefined
  return { key: shown?.key ?? null, explanation: shown?.explanation ?? { blocks: [] } }
}
