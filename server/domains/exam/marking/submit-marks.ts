import { sittingErrors, type submitMarks as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { lockAttempts, lockCandidates } from '../attempt/lock-store.ts'
import { score } from '../scoring/score-attempt.ts'
import { isMarker } from './mark-queries.ts'
import { lockMarks, writeMark } from './mark-store.ts'

type Marks = Input<typeof contract>['marks']
type LockedMarks = Awaited<ReturnType<typeof lockMarks>>

/** C-158: all or nothing; needs the role that reads keys, because the last mark of a paper triggers its score. */
export async function submitMarks(
  ctx: Ctx,
  { marks }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const locked = await lockAssignedMarks(ctx, marks)
  for (const { id, score: given, comment, version } of marks) {
    const full = Number(locked.find((mark) => mark.id === id)?.fullScore ?? 0)
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
    before: locked.map(({ id, score, version }) => ({ id, score, version })),
    after: marks.map(({ id, score }) => ({ id, score })),
  })
  let final = 0
  for (const attemptId of attemptsIn(locked)) if ((await score(ctx, attemptId)).scoreState === 'C') final += 1
  return { marked: marks.length, final }
}

const attemptsIn = (locked: LockedMarks) => [...new Set(locked.map(({ attemptId }) => attemptId))].toSorted()

/** Only other people's answers, in exams assigned to the caller; concurrent markers of the same paper wait. */
async function lockAssignedMarks(ctx: Ctx, marks: Marks): Promise<LockedMarks> {
  const ids = marks.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) fail(commonErrors.NOT_FOUND)
  const seen = await lockMarks(ctx.db, ids)
  if (seen.length !== ids.length || seen.some(({ accountId }) => accountId === ctx.actor.id))
    fail(commonErrors.NOT_FOUND)
  for (const examId of new Set(seen.map((mark) => mark.examId)))
    if (!(await isMarker(ctx.db, examId, ctx.actor.id))) fail(commonErrors.NOT_FOUND)
  const places = attemptsIn(seen).map((attemptId) => ({ siteId: ctx.site.id, attemptId }))
  await lockCandidates(ctx.db, places)
  await lockAttempts(ctx.db, places)
  return seen
}

/** E-143, B-293 to B-295, Q-090: whole numbers from zero to the full score. */
function gradeOf(given: number | null, full: number): number {
  const isFit = given !== null && Number.isInteger(given) && given >= 0 && given <= full
  return isFit ? given : fail(sittingErrors.GRADE_INVALID, { max: full })
}
