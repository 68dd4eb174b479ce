import type { Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/learning'
import { countCompletion, versionContent } from '#domains/course'
import { courseCompleted, courseFailed } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { studyRecords } from '../study/study-store.ts'
import { progressAfter } from '../verdict.ts'
import { completionShownOf } from './completion-shown.ts'
import {
  endEnrolment,
  holdEnrolment,
  insertCompletion,
  type Studying,
  writeMeasures,
} from './standing-store.ts'
import { weighCourse, type WeighedCourse } from './weigh.ts'

/** A mark that is taken back, or another version, may leave less done than before; nothing else does. */
type Because = { readonly mayFall?: boolean }

type Granted = Result<typeof contract.reportModule>['completion']

/**
 * Weighs an enrolment again after something was learnt, and grants the completion when all is met. Derived from the
 * records alone and written once: running it again changes nothing (INV-L07). Answers what was granted just now.
 */
export function settle(ctx: Ctx, enrolmentId: string, { mayFall = false }: Because = {}): Promise<Granted> {
  return ctx.transaction(async (ctx) => {
    const enrolment = await holdEnrolment(ctx.db, enrolmentId)
    // What has ended stays as it ended: editing criteria or records takes nothing back. A failure may yet be mended.
    if (enrolment.status !== 'IN_PROGRESS' && enrolment.status !== 'FAILED') return null
    const content = await versionContent(ctx.db, enrolment.versionId)
    const weighed = weighCourse(content, await studyRecords(ctx.db, enrolmentId))
    const progress = progressAfter({ before: enrolment.progress, now: weighed.progress, mayFall })
    await writeMeasures(ctx.db, enrolmentId, { ...weighed, progress })
    if (weighed.outcome === 'FAILED' && enrolment.status === 'IN_PROGRESS') await failCourse(ctx, enrolment)
    if (weighed.outcome !== 'COMPLETED' && weighed.outcome !== 'PASSED') return null
    return grant(ctx, enrolment, { ...weighed, outcome: weighed.outcome })
  })
}

/** Nothing more can be done, and it was not enough. */
export async function failCourse(ctx: Ctx, { id, courseId, accountId }: Studying): Promise<void> {
  await endEnrolment(ctx.db, id, { status: 'FAILED', at: ctx.now })
  await ctx.tell(courseFailed, { enrolmentId: id, courseId, accountId })
}

type Done = WeighedCourse & { readonly outcome: 'COMPLETED' | 'PASSED' }

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
  await ctx.tell(courseCompleted, { ...whose, completionId, versionId, score })
  return completionShownOf(ctx.db, enrolmentId)
}
