import type { Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/learning'
import { countCompletion, versionContent } from '#domains/course'
import { courseCompleted, courseFailed } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { studyRecords } from '../progress/study-store.ts'
import { progressAfter } from '../evaluate-rule.ts'
import { completionShownOf } from './show-completion.ts'
import {
  endEnrolment,
  lockEnrolmentRow,
  insertCompletion,
  type Studying,
  writeMeasures,
} from '../progress/enrolment-state-store.ts'
import { evaluateCourse, type CourseEvaluation } from './evaluate-course.ts'

/** Only a withdrawn mark or another version may lower the progress. */
type Because = { readonly mayFall?: boolean }

type Granted = Result<typeof contract.reportModule>['completion']

/**
 * Re-evaluates an enrolment after a study step, and grants the completion when all criteria are met. Derived from the
 * records alone and idempotent (INV-L07). Returns what was granted just now.
 */
export function settle(ctx: Ctx, enrolmentId: string, { mayFall = false }: Because = {}): Promise<Granted> {
  return ctx.transaction(async (ctx) => {
    const enrolment = await lockEnrolmentRow(ctx.db, enrolmentId)
    // A finished enrolment stays as it is: editing criteria or records revokes nothing. Only a failure can still improve.
    if (enrolment.status !== 'IN_PROGRESS' && enrolment.status !== 'FAILED') return null
    const content = await versionContent(ctx.db, enrolment.versionId)
    const evaluation = evaluateCourse(content, await studyRecords(ctx.db, enrolmentId))
    const progress = progressAfter({ before: enrolment.progress, now: evaluation.progress, mayFall })
    await writeMeasures(ctx.db, enrolmentId, { ...evaluation, progress })
    if (evaluation.outcome === 'FAILED' && enrolment.status === 'IN_PROGRESS')
      await failCourse(ctx, enrolment)
    if (evaluation.outcome !== 'COMPLETED' && evaluation.outcome !== 'PASSED') return null
    return grant(ctx, enrolment, { ...evaluation, outcome: evaluation.outcome })
  })
}

/** No attempt is left, and the result was not sufficient. */
export async function failCourse(ctx: Ctx, { id, courseId, accountId }: Studying): Promise<void> {
  await endEnrolment(ctx.db, id, { status: 'FAILED', at: ctx.now })
  await ctx.publish(courseFailed, { enrolmentId: id, courseId, accountId })
}

type Done = CourseEvaluation & { readonly outcome: 'COMPLETED' | 'PASSED' }

async function grant(
  ctx: Ctx,
  enrolment: Studying,
  { outcome, score, restsOnPackage }: Done,
): Promise<Granted> {
  const { id: enrolmentId, courseId, accountId, versionId } = enrolment
  const whose = { enrolmentId, courseId, accountId }
  await endEnrolment(ctx.db, enrolmentId, { status: outcome, at: ctx.now })
  const entry = { ...whose, versionId, score, restsOnPackage, at: ctx.now }
  const completionId = await insertCompletion(ctx.db, entry)
  if (completionId === undefined) return null
  await countCompletion(ctx.db, courseId)
  await ctx.publish(courseCompleted, { ...whose, completionId, versionId, score })
  return completionShownOf(ctx.db, enrolmentId)
}
