import type { Input, Result } from '@lyceum/contract/kit'
import { learningErrors, type markHandIn as contract } from '@lyceum/contract/learning'
import { versionContent } from '#domains/course'
import { moduleMarked } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { settle } from '../completion/settle-completion.ts'
import { lockEnrolmentRow } from '../progress/enrolment-state-store.ts'
import { moduleIn } from '../progress/my-study.ts'
import { changeRecord } from '../progress/study-store.ts'
import { fullScoreOf } from './full-score.ts'
import { handInsOf, writeMark } from './hand-in-store.ts'
import { handInToMark } from './marking-queries.ts'

/** Marks a hand-in. A mark may be corrected; a completion based on an earlier one stays. */
export async function markHandIn(
  ctx: Ctx,
  { id, score, comment, corrects }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const handIn = await handInToMark(ctx, id)
  if (handIn.accountId === ctx.actor.id) fail(learningErrors.MARK_OWN_WORK)
  const module = moduleIn(await versionContent(ctx.db, handIn.versionId), handIn.moduleId)
  const max = fullScoreOf(module)
  if (score > max) fail(learningErrors.MARK_OUT_OF_RANGE, { max })
  const { enrolmentId, moduleId, courseId, accountId } = handIn
  await lockEnrolmentRow(ctx.db, enrolmentId)
  const read = corrects === null ? null : new Date(corrects)
  const mark = { score, comment, markedBy: ctx.actor.id, markedAt: ctx.now, corrects: read }
  if (!(await writeMark(ctx.db, id, mark))) fail(learningErrors.MARKED_MEANWHILE)
  const scores = (await handInsOf(ctx.db, handIn)).flatMap((item) => item.score ?? [])
  await changeRecord(ctx.db, { enrolmentId, moduleId }, { score: Math.max(...scores) })
  await ctx.audit({
    action: 'learning.handIn.mark',
    object: `learning.handIn:${id}`,
    before: { score: handIn.score },
    after: { score },
  })
  await ctx.publish(moduleMarked, { enrolmentId, courseId, accountId, moduleId, handInId: id, score })
  await settle(ctx, enrolmentId, { mayFall: true })
  return { id, score }
}
