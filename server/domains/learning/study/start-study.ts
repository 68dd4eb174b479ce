import type { ModuleContent, Rule } from '@lyceum/contract/course'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { beatSeconds, learningErrors, type startStudy as contract } from '@lyceum/contract/learning'
import { courseFace, versionContent } from '#domains/course'
import { openClassBrowsed } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { settle } from '../completion/settle.ts'
import { holdEnrolment } from '../completion/standing-store.ts'
import { weighCourse } from '../completion/weigh.ts'
import { openCourse } from '../open-course.ts'
import { unitOf, watchingOf } from './body.ts'
import { contentFor } from './content.ts'
import { markItem } from '../package/package-store.ts'
import { lockOf, refuseLocked } from './lock.ts'
import { lengthOf } from './length.ts'
import { hasEnded, moduleIn, modulesIn, myStudyIfAny, refusePutOut, type Study } from './my-study.ts'
import { nextCode } from '../beat/next-code.ts'
import { pairsOf, percentOf } from './percent.ts'
import { windowLock } from './window.ts'
import {
  countOpening,
  nothingStudied,
  openPlayer,
  putPlayer,
  readOnly,
  type StudyRecord,
  studyRecords,
  markStudied,
} from './study-store.ts'

type Asked = Input<typeof contract>
type Answer = Result<typeof contract>

/** The one door into a module. In steps: looking back writes nothing, and its transaction could not (INV-L08). */
export async function startStudy(ctx: Ctx, asked: Asked): Promise<Answer> {
  const study = await myStudyIfAny(ctx, asked.id)
  if (!study) return ctx.transaction((ctx) => tryOut(ctx, asked))
  const module = moduleIn(study.content, asked.modId)
  refusePutOut(study.enrolment)
  const isReview = asked.isReview || hasEnded(study.enrolment)
  return ctx.transaction((ctx) =>
    isReview ? lookBack(ctx, { study, module, asked }) : begin(ctx, { study, module, asked }),
  )
}

/** What may be seen before enrolling; of everything else one hears that one has to enrol (B-250). */
async function tryOut(ctx: Ctx, { id, modId, item }: Asked): Promise<Answer> {
  await readOnly(ctx.db)
  const { course } = await openCourse(ctx, id)
  const module = moduleIn(await versionContent(ctx.db, course.versionId), modId)
  if (!module.isTrial) fail(learningErrors.NOT_ENROLLED)
  const shown = { module, enrolmentId: null, startedAt: null, isReview: true, record: undefined }
  return answerOf(ctx, { ...shown, item })
}

/** B-242: nothing is recorded, and the database itself would refuse. */
async function lookBack(ctx: Ctx, { study, module, asked }: Begin): Promise<Answer> {
  const { enrolment, content } = study
  await readOnly(ctx.db)
  const records = await studyRecords(ctx.db, enrolment.id)
  const { standing } = weighCourse(content, records)
  if (!hasEnded(enrolment)) {
    // What is over may still be looked at; what has not begun may not.
    const shut = windowLock(ctx, await faceOf(ctx, enrolment.courseId))
    if (shut?.code === 'STUDY_NOT_BEGUN') refuseLocked(shut)
    refuseLocked(lockOf({ module, standing, locale: ctx.locale }))
  }
  const record = records.get(module.id)
  return answerOf(ctx, {
    module,
    enrolmentId: enrolment.id,
    startedAt: enrolment.studiedAt,
    isReview: true,
    record,
    item: asked.item,
  })
}

async function faceOf(ctx: Ctx, courseId: string) {
  return (await courseFace(ctx.db, courseId)) ?? fail(commonErrors.NOT_FOUND)
}

type Begin = { readonly study: Study; readonly module: ModuleContent; readonly asked: Asked }

async function begin(ctx: Ctx, { study, module, asked }: Begin): Promise<Answer> {
  const { content } = study
  // Held: conditions are weighed at the moment that they count (INV-L06), and leaving waits for us or we for it.
  const enrolment = await holdEnrolment(ctx.db, study.enrolment.id)
  if (enrolment.status !== 'IN_PROGRESS') fail(learningErrors.NOT_ENROLLED)
  const records = await studyRecords(ctx.db, enrolment.id)
  const { standing } = weighCourse(content, records)
  const place = { enrolmentId: enrolment.id, moduleId: module.id }
  const open = await openPlayer(ctx.db, ctx.actor.id)
  if (open?.token !== asked.player || open.moduleId !== module.id) {
    const face = await faceOf(ctx, enrolment.courseId)
    refuseLocked(windowLock(ctx, face) ?? lockOf({ module, standing, locale: ctx.locale }))
    await countOpening(ctx.db, place, ctx.now)
    await markStudied(ctx.db, enrolment.id, ctx.now)
    const player = await playerOf(ctx, { study, module, asked, record: records.get(module.id) })
    await putPlayer(ctx.db, { ...player, studyUntil: face.studyUntil })
    if (face.kind === 'AUDIOVIDEO')
      await ctx.tell(openClassBrowsed, {
        ...place,
        courseId: enrolment.courseId,
        accountId: enrolment.accountId,
      })
    await settle(ctx, enrolment.id)
  }
  const startedAt = enrolment.studiedAt ?? ctx.now
  const record = records.get(module.id)
  if (asked.item !== undefined) await markItem(ctx.db, place, asked.item)
  const shown = { module, enrolmentId: enrolment.id, startedAt, isReview: false, record }
  return answerOf(ctx, { ...shown, item: asked.item })
}

async function playerOf(
  ctx: Ctx,
  { study, module, asked, record }: Begin & { record: StudyRecord | undefined },
) {
  const unit = unitOf(module)
  const isMeasured = unit === 'second' || unit === 'page'
  const watching = watchingOf(module)
  return {
    accountId: ctx.actor.id,
    token: asked.player,
    enrolmentId: study.enrolment.id,
    moduleId: module.id,
    unit: isMeasured ? unit : ('none' as const),
    length: isMeasured ? await lengthOf(ctx.db, module) : 0,
    maxSpeed: watching.maxSpeed,
    threshold: watching.threshold,
    position: record?.position ?? 0,
    codeDueAt: module.checksPresence ? nextCode(ctx.now) : null,
    weighsMinutes: weighsMinutes(study),
    at: ctx.now,
  }
}

function weighsMinutes({ content }: Study): boolean {
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
    // Who was at the end begins again.
    position: position >= length - 2 ? 0 : position,
    covered: pairsOf(covered),
    percent: percentOf(covered, length),
    seconds,
    beatSeconds,
  }
}
