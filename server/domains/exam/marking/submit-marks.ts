import { sittingErrors, type submitMarks as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { holdAttempts, holdCandidates } from '../attempt/lock-store.ts'
import { score } from '../scoring/follow.ts'
import { isMarker } from './mark-queries.ts'
import { holdMarks, writeMark } from './mark-store.ts'

type Marks = Input<typeof contract>['marks']
type Held = Awaited<ReturnType<typeof holdMarks>>

/** C-158: all of them or none, by the role that reads keys, for a paper whose last mark this is gets its score. */
export async function submitMarks(
  ctx: Ctx,
  { marks }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const held = await marksHeld(ctx, marks)
  for (const { id, score: given, comment, version } of marks) {
    const full = Number(held.find((one) => one.id === id)?.fullScore ?? 0)
    const isWritten = await writeMark(ctx.db, id, {
      score: gradeOf(given, full),
      comment,
      version,
      markedBy: ctx.actor.id,
      markedAt: ctx.now,
    })
    if (!isWritten) fail(sittingErrors.MARK_CHANGED)
  }
  await ctx.audit({
    action: 'exam.mark',
    object: 'exam.mark',
    before: held.map(({ id, score, version }) => ({ id, score, version })),
    after: marks.map(({ id, score }) => ({ id, score })),
  })
  let final = 0
  for (const attemptId of attemptsIn(held)) if ((await score(ctx, attemptId)).scoreState === 'C') final += 1
  return { marked: marks.length, final }
}

const attemptsIn = (held: Held) => [...new Set(held.map(({ attemptId }) => attemptId))].toSorted()

/** Only answers of others, in exams one was asked to mark; whoever marks the same paper waits. */
async function marksHeld(ctx: Ctx, marks: Marks): Promise<Held> {
  const ids = marks.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) fail(commonErrors.NOT_FOUND)
  const seen = await holdMarks(ctx.db, ids)
  if (seen.length !== ids.length || seen.some(({ accountId }) => accountId === ctx.actor.id))
    fail(commonErrors.NOT_FOUND)
  for (const examId of new Set(seen.map((one) => one.examId)))
    if (!(await isMarker(ctx.db, examId, ctx.actor.id))) fail(commonErrors.NOT_FOUND)
  const places = attemptsIn(seen).map((attemptId) => ({ siteId: ctx.site.id, attemptId }))
  await holdCandidates(ctx.db, places)
  await holdAttempts(ctx.db, places)
  return seen
}

/** E-143, B-293 to B-295, Q-090: whole numbers from nought to the full score. */
function gradeOf(given: number | null, full: number): number {
  const isFit = given !== null && Number.isInteger(given) && given >= 0 && given <= full
  return isFit ? given : fail(sittingErrors.GRADE_INVALID, { max: full })
}
