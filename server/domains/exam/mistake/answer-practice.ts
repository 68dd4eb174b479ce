import type { answerPractice as contract, PaperKeys } from '@lyceum/contract/exam'
import { sittingErrors } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { fits } from '../attempt/answer-fits.ts'
import { releasedAmong } from './mistake-queries.ts'
import { endPractice, itemsOfPractice, lockPractice, noteAnswers } from './practice-store.ts'
import { isRightBy, keysFor, mine, questionsOf } from './practise.ts'

/** One question, answered and explained at once; by the role that reads keys. What was answered stays answered. */
export async function answerPractice(
  ctx: Ctx,
  { id, questionVersionId, value }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const practice = mine(ctx, await lockPractice(ctx.db, id))
  if (practice.submittedAt) fail(sittingErrors.EXAM_HANDED_IN)
  const items = await itemsOfPractice(ctx.db, id)
  const item =
    items.find((one) => one.questionVersionId === questionVersionId) ?? fail(sittingErrors.EXAM_ANSWERS_UNFIT)
  if (item.isRight !== null) fail(sittingErrors.EXAM_HANDED_IN)
  if (!fits((await questionsOf(ctx, [item]))(item), value)) fail(sittingErrors.EXAM_ANSWERS_UNFIT)
  const entry = (await keysFor(ctx.db, [item]))(item)
  const isRight = isRightBy(entry, value)
  const round = { practiceId: id, accountId: ctx.actor.id, at: ctx.now }
  await noteAnswers(ctx.db, { ...round, judged: [{ questionVersionId, value, isRight }] })
  const others = items.filter((one) => one !== item)
  const left = others.filter((one) => one.isRight === null).length
  const correct = others.filter((one) => one.isRight).length + Number(isRight)
  if (left === 0) await endPractice(ctx.db, { ...round, correct })
  return { isRight, left, ...(await shownKey(ctx, questionVersionId, entry)) }
}

/** What is right and why, where its exam has released it (INV-E13). */
async function shownKey(ctx: Ctx, questionVersionId: string, entry: PaperKeys[string] | undefined) {
  const released = await releasedAmong(ctx.db, { accountId: ctx.actor.id, now: ctx.now }, [questionVersionId])
  const shown = released.has(questionVersionId) ? entry : undefined
  return { key: shown?.key ?? null, explanation: shown?.explanation ?? { blocks: [] } }
}
