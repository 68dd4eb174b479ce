import {
  sittingErrors,
  type closeExam as Close,
  type createExam as Create,
  type ExamSettings,
  type publishExam as Publish,
  type saveExam as Save,
  type startExam as Start,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { createCourse, publishNewest } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { drawForms, drawTicket, paperOf } from '#domains/paper'
import { batchOf } from './pick-form.ts'
import { insertExam, moveExam, updateExam } from './exam-store.ts'
import { lacksMarker } from './lacks-marker.ts'
import { examToOperate } from './exam-reach.ts'

/** Creates an exam together with the course through which people find, enrol in and complete it. */
export async function createExam(
  ctx: Ctx,
  { title, kind, unitId, settings }: Input<typeof Create>,
): Promise<Result<typeof Create>> {
  await refuseSettings(ctx, settings)
  const { id: courseId } = await createCourse(ctx, { kind, title, unitId })
  const isOffline = kind === 'OFF_EXAM_COURSE'
  const id = await insertExam(ctx.db, { courseId, isOffline, settings, createdBy: ctx.actor.id })
  await ctx.audit({ action: 'exam.create', object: `exam.exam:${id}`, after: { title, kind, courseId } })
  return { id, itmId: courseId }
}

export async function saveExam(ctx: Ctx, { id, settings }: Input<typeof Save>): Promise<Result<typeof Save>> {
  const before = await examToOperate(ctx, id)
  if (before.state === 'closed') fail(sittingErrors.EXAM_WRONG_STATE)
  await refuseSettings(ctx, settings)
  // A published exam keeps its paper: people know what to expect, and some may have started.
  if (before.state === 'published' && settings.paperId !== before.paperId)
    fail(sittingErrors.EXAM_WRONG_STATE)
  await updateExam(ctx.db, id, { settings, at: ctx.now })
  await ctx.audit({ action: 'exam.save', object: `exam.exam:${id}`, before, after: settings })
  return { id }
}

async function refuseSettings(ctx: Ctx, { paperId, opensAt, closesAt }: ExamSettings): Promise<void> {
  if (paperId !== null && !(await paperOf(ctx.db, paperId))) fail(commonErrors.NOT_FOUND)
  if (opensAt !== null && closesAt !== null && opensAt >= closesAt) fail(sittingErrors.EXAM_WINDOW_INVALID)
}

/** Enough for neighbours to differ; drawn ahead, so that nobody waits for a paper. */
const formsAhead = 200

/** Needs the role that reads keys, because the first form is drawn at once: a bank that is too small fails here (E-068). */
export async function publishExam(ctx: Ctx, { id }: Input<typeof Publish>): Promise<Result<typeof Publish>> {
  const exam = await examToOperate(ctx, id)
  if (exam.state !== 'draft') fail(sittingErrors.EXAM_WRONG_STATE)
  if (!exam.isOffline) await drawAhead(ctx, exam)
  if (!exam.isOffline && (await lacksMarker(ctx.db, exam))) fail(sittingErrors.EXAM_MARKER_MISSING)
  await publishNewest(ctx, exam.courseId)
  await moveExam(ctx.db, id, { state: 'published' })
  await ctx.audit({
    action: 'exam.publish',
    object: `exam.exam:${id}`,
    before: { state: exam.state },
    after: { state: 'published' },
  })
  return { id, state: 'published' }
}

type DrawTarget = { readonly id: string; readonly paperId: string | null; readonly passScore: number }

async function drawAhead(ctx: Ctx, { id, paperId, passScore }: DrawTarget): Promise<void> {
  const paper = paperId === null ? undefined : await paperOf(ctx.db, paperId)
  if (!paper || paper.state !== 'ready') return fail(sittingErrors.EXAM_NOT_READY)
  const request = { paperId: paper.id, batch: batchOf(id) }
  await drawForms(ctx, { ...request, count: 1 })
  const full = Number(paper.fullScore)
  if (full > 0 && passScore > full) fail(sittingErrors.EXAM_NOT_READY)
  await ctx.enqueue(drawTicket, { ...request, count: formsAhead })
}

/** B-220, B-221: people waiting in the lobby may enter now. */
export async function startExam(ctx: Ctx, { id }: Input<typeof Start>): Promise<Result<typeof Start>> {
  const exam = await examToOperate(ctx, id)
  if (exam.state !== 'published' || exam.startedAt) fail(sittingErrors.EXAM_WRONG_STATE)
  await moveExam(ctx.db, id, { startedAt: ctx.now })
  await ctx.audit({ action: 'exam.start', object: `exam.exam:${id}` })
  return { id, startedAt: ctx.now.toISOString() }
}

export async function closeExam(ctx: Ctx, { id }: Input<typeof Close>): Promise<Result<typeof Close>> {
  const exam = await examToOperate(ctx, id)
  if (exam.state !== 'published') fail(sittingErrors.EXAM_WRONG_STATE)
  await moveExam(ctx.db, id, { state: 'closed' })
  await ctx.audit({
    action: 'exam.close',
    object: `exam.exam:${id}`,
    before: { state: exam.state },
    after: { state: 'closed' },
  })
  return { id, state: 'closed' }
}
