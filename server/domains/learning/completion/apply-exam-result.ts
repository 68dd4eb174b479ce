import { countCompletion } from '#domains/course'
import { examScored } from '#events/exam'
import { courseCompleted } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { on } from '#platform/domain'
import { failCourse } from './settle-completion.ts'
import {
  endEnrolment,
  enrolmentById,
  lockEnrolmentRow,
  insertCompletion,
  type Studying,
  writeMeasures,
} from '../progress/enrolment-state-store.ts'

type Scored = {
  readonly enrolmentId: string
  readonly score: number
  readonly fullScore: number
  readonly isPassed: boolean
  readonly isLast: boolean
}

/**
 * An exam is a course of its own kind: passing completes it, using up every attempt fails it. A completion stays, also
 * when a regrade lowers the score; a failure can still improve.
 */
async function takeExam(ctx: Ctx, scored: Scored): Promise<void> {
  const { enrolmentId, isPassed, isLast } = scored
  if (!(await enrolmentById(ctx.db, enrolmentId))) return
  const enrolment = await lockEnrolmentRow(ctx.db, enrolmentId)
  if (enrolment.status !== 'IN_PROGRESS' && enrolment.status !== 'FAILED') return
  const percent = percentOf(scored)
  const score = Math.max(percent, Number(enrolment.score ?? 0))
  const progress = isPassed ? 100 : enrolment.progress
  await writeMeasures(ctx.db, enrolmentId, { progress, score, seconds: enrolment.seconds })
  if (isPassed) await pass(ctx, enrolment, percent)
  else if (isLast && enrolment.status === 'IN_PROGRESS') await failCourse(ctx, enrolment)
}

/** Courses are scored out of a hundred, exams out of their paper's full score. */
const percentOf = ({ score, fullScore }: Scored) =>
  fullScore > 0 ? Math.round((score * 1000) / fullScore) / 10 : 0

async function pass(
  ctx: Ctx,
  { id, courseId, accountId, versionId }: Studying,
  score: number,
): Promise<void> {
  const whose = { enrolmentId: id, courseId, accountId }
  await endEnrolment(ctx.db, id, { status: 'PASSED', at: ctx.now })
  const entry = { ...whose, versionId, score, restsOnPackage: false, at: ctx.now }
  const completionId = await insertCompletion(ctx.db, entry)
  if (completionId === undefined) return
  await countCompletion(ctx.db, courseId)
  await ctx.publish(courseCompleted, { ...whose, completionId, versionId, score })
}

export const examHandlers = [on(examScored, 'takeExam', takeExam)]
