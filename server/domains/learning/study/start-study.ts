import type { ModuleContent, Rule } from '@lyceum/contract/course'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { heartbeatSeconds, learningErrors, type startStudy as contract } from '@lyceum/contract/learning'
import { courseSummary, versionContent } from '#domains/course'
import { openClassBrowsed } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { settle } from '../completion/settle-completion.ts'
import { lockEnrolmentRow } from '../progress/enrolment-state-store.ts'
import { evaluateCourse } from '../completion/evaluate-course.ts'
import { openCourse } from '../enrolment/open-course.ts'
import { unitOf, watchingOf } from '../progress/module-body.ts'
import { contentFor } from './content.ts'
import { markItem } from '../package/package-store.ts'
import { lockOf, refuseLocked } from './module-lock.ts'
import { lengthOf } from '../progress/module-length.ts'
import {
  hasEnded,
  moduleIn,
  modulesIn,
  myStudyIfAny,
  refusePutOut,
  type Study,
} from '../progress/my-study.ts'
import { nextCode } from '../heartbeat/next-code.ts'
import { pairsOf, percentOf } from '../progress/covered-percent.ts'
import { windowLock } from './study-window.ts'
import {
  countOpening,
  nothingStudied,
  openPlayer,
  putPlayer,
  readOnly,
  type StudyRecord,
  studyRecords,
  markStudied,
} from '../progress/study-store.ts'

type StartInput = Input<typeof contract>
type Answer = Result<typeof contract>

/** The only endpoint that opens a module. Two transactions: a review uses a read-only one (INV-L08). */
export async function startStudy(ctx: Ctx, input: StartInput): Promise<Answer> {
  const study = await myStudyIfAny(ctx, input.id)
  if (!study) return ctx.transaction((ctx) => tryOut(ctx, input))
  const module = moduleIn(study.content, input.modId)
  refusePutOut(study.enrolment)
  const isReview = input.isReview || hasEnded(study.enrolment)
  return ctx.transaction((ctx) =>
    isReview ? lookBack(ctx, { study, module, input }) : begin(ctx, { study, module, input }),
  )
}

/** A trial before enrolling; everything else fails with "not enrolled" (B-250). */
async function tryOut(ctx: Ctx, { id, modId, item }: StartInput): Promise<Answer> {
  await readOnly(ctx.db)
  const { course } = await openCourse(ctx, id)
  const module = moduleIn(await versionContent(ctx.db, course.versionId), modId)
  if (!module.isTrial) fail(learningErrors.NOT_ENROLLED)
  const shown = { module, enrolmentId: null, startedAt: null, isReview: true, record: undefined }
  return answerOf(ctx, { ...shown, item })
}

/** B-242: nothing is recorded, and the read-only transaction would reject it. */
async function lookBack(ctx: Ctx, { study, module, input }: Begin): Promise<Answer> {
  const { enrolment, content } = study
  await readOnly(ctx.db)
  const records = await studyRecords(ctx.db, enrolment.id)
  const { studyState } = evaluateCourse(content, records)
  if (!hasEnded(enrolment)) {
    // A course that is over may still be reviewed; one that has not begun may not.
    const lock = windowLock(ctx, await courseOf(ctx, enrolment.courseId))
    if (lock?.code === 'STUDY_NOT_BEGUN') refuseLocked(lock)
    refuseLocked(lockOf({ module, studyState, locale: ctx.locale }))
  }
  const record = records.get(module.id)
  return answerOf(ctx, {
    module,
    enrolmentId: enrolment.id,
    startedAt: enrolment.studiedAt,
    isReview: true,
    record,
    item: input.item,
  })
}

async function courseOf(ctx: Ctx, courseId: string) {
  return (await courseSummary(ctx.db, courseId)) ?? fail(commonErrors.NOT_FOUND)
}

type Begin = { readonly study: Study; readonly module: ModuleContent; readonly input: StartInput }

async function begin(ctx: Ctx, { study, module, input }: Begin): Promise<Answer> {
  const { content } = study
  // Locked: conditions are checked at the moment of writing (INV-L06), and leaving is serialised with this.
  const enrolment = await lockEnrolmentRow(ctx.db, study.enrolment.id)
  if (enrolment.status !== 'IN_PROGRESS') fail(learningErrors.NOT_ENROLLED)
  const records = await studyRecords(ctx.db, enrolment.id)
  const { studyState } = evaluateCourse(content, records)
  const place = { enrolmentId: enrolment.id, moduleId: module.id }
  const open = await openPlayer(ctx.db, ctx.actor.id)
  if (open?.token !== input.player || open.moduleId !== module.id) {
    const course = await courseOf(ctx, enrolment.courseId)
    refuseLocked(windowLock(ctx, course) ?? lockOf({ module, studyState, locale: ctx.locale }))
    await countOpening(ctx.db, place, ctx.now)
    await markStudied(ctx.db, enrolment.id, ctx.now)
    const player = await playerOf(ctx, { study, module, input, record: records.get(module.id) })
    await putPlayer(ctx.db, { ...player, studyUntil: course.studyUntil })
    if (course.kind === 'AUDIOVIDEO')
      await ctx.publish(openClassBrowsed, {
        ...place,
        courseId: enrolment.courseId,
        accountId: enrolment.accountId,
      })
    await settle(ctx, enrolment.id)
  }
  const startedAt = enrolment.studiedAt ?? ctx.now
  const record = records.get(module.id)
  if (input.item !== undefined) await markItem(ctx.db, place, input.item)
  const shown = { module, enrolmentId: enrolment.id, startedAt, isReview: false, record }
  return answerOf(ctx, { ...shown, item: input.item })
}

async function playerOf(
  ctx: Ctx,
  { study, module, input, record }: Begin & { record: StudyRecord | undefined },
) {
  const unit = unitOf(module)
  const isMeasured = unit === 'second' || unit === 'page'
  const watching = watchingOf(module)
  return {
    accountId: ctx.actor.id,
    token: input.player,
    enrolmentId: study.enrolment.id,
    moduleId: module.id,
    unit: isMeasured ? unit : ('none' as const),
    length: isMeasured ? await lengthOf(ctx.db, module) : 0,
    maxSpeed: watching.maxSpeed,
    threshold: watching.threshold,
    position: record?.position ?? 0,
    codeDueAt: module.checksPresence ? nextCode(ctx.now) : null,
    weighsMinutes: countsMinutes(study),
    at: ctx.now,
  }
}

function countsMinutes({ content }: Study): boolean {
  const rules = [content.criteria, ...modulesIn(content).map(({ requires }) => requires)]
  const leaves = (rule: Rule | null) => (rule?.of ?? []).flatMap((part) => ('op' in part ? part.of : [part]))
  return rules.some((rule) => leaves(rule).some(({ need }) => need === 'minutes'))
}

type Shown = {
  readonly module: ModuleContent
  readonly enrolmentId: string | null
  readonly startedAt: Date | null
  readonly isReview: boolean
  readonly record: StudyRecord | undefined
  readonly item?: string | undefined
}

async function answerOf(
  ctx: Ctx,
  { module, enrolmentId, startedAt, isReview, record, item }: Shown,
): Promise<Answer> {
  const { position, covered, seconds } = record ?? nothingStudied
  const length = await lengthOf(ctx.db, module)
  return {
    startedAt: startedAt?.toISOString() ?? null,
    isReview,
    content: await contentFor(ctx, module, { enrolmentId, item }),
    // At the end it starts over.
    position: position >= length - 2 ? 0 : position,
    covered: pairsOf(covered),
    percent: percentOf(covered, length),
    seconds,
    beatSeconds: heartbeatSeconds,
  }
}
