import type { CourseContent, ModuleContent } from '@lyceum/contract/course'
import { commonErrors, type Input, type Locale, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/learning'
import { courseSummary, versionContent } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { evaluateCourse } from '../completion/evaluate-course.ts'
import { missingIn } from '../coverage-rules.ts'
import { isCompleted, moduleStatus } from '../module-rules.ts'
import { openCourse } from '../enrolment/open-course.ts'
import type { StudyState } from '../evaluate-rule.ts'
import { unitOf, watchingOf } from '../progress/module-body.ts'
import { lengthOf, lengthsOf } from '../progress/module-length.ts'
import { type Lock, lockOf } from './module-lock.ts'
import {
  hasEnded,
  modulesIn,
  myModule,
  myStudyIfAny,
  refusePutOut,
  type Study,
} from '../progress/my-study.ts'
import { pairsOf, percentOf } from '../progress/covered-percent.ts'
import { nothingStudied, type StudyRecord, studyRecords } from '../progress/study-store.ts'
import { windowLock } from './study-window.ts'

type Tree = Result<typeof contract.getModuleTree>

/** C-090: learners get their own state, everyone else who sees the course the bare list. */
export async function getModuleTree(
  ctx: Ctx,
  { itmId }: Input<typeof contract.getModuleTree>,
): Promise<Tree> {
  const study = await myStudyIfAny(ctx, itmId)
  const content = study?.content ?? (await publishedContent(ctx, itmId))
  const course = (await courseSummary(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  const records = study ? await studyRecords(ctx.db, study.enrolment.id) : new Map<string, StudyRecord>()
  const evaluation = evaluateCourse(content, records)
  const isOpen = study !== undefined && hasEnded(study.enrolment)
  const chapters = chaptersShown(content, {
    records,
    studyState: evaluation.studyState,
    lengths: await lengthsOf(ctx.db, modulesIn(content)),
    locale: ctx.locale,
    courseLock: windowLock(ctx, course),
    isOpen,
  })
  return {
    itmId,
    title: course.title,
    ...(study ? studyState(study, chapters) : notIn),
    chapters,
  }
}

const notIn = { appStatus: 'NOT_ENROLLED', progress: 0, nextModId: null } as const

/** The progress stored with the enrolment, the same as on every other page. */
const studyState = ({ enrolment: { status, progress } }: Study, chapters: Tree['chapters']) => ({
  appStatus: status,
  progress,
  nextModId: nextOf(chapters),
})

async function publishedContent(ctx: Ctx, courseId: string): Promise<CourseContent> {
  const { course } = await openCourse(ctx, courseId)
  return versionContent(ctx.db, course.versionId)
}

type View = {
  readonly records: ReadonlyMap<string, StudyRecord>
  readonly studyState: StudyState
  readonly lengths: ReadonlyMap<string, number>
  readonly locale: Locale
  /** The whole course is locked: outside its study window. */
  readonly courseLock: Lock | undefined
  /** In a review nothing is locked. */
  readonly isOpen: boolean
}

function chaptersShown({ chapters }: CourseContent, view: View): Tree['chapters'] {
  return chapters.map(({ title, modules }) => {
    const shown = modules.map((module) => moduleShown(module, view))
    return { title, done: shown.filter(({ isDone }) => isDone).length, of: shown.length, modules: shown }
  })
}

function moduleShown(
  module: ModuleContent,
  { records, studyState, lengths, locale, courseLock, isOpen }: View,
) {
  const record = records.get(module.id) ?? nothingStudied
  const lock = isOpen ? undefined : (courseLock ?? lockOf({ module, studyState, locale }))
  const count = lengths.get(module.id) ?? 0
  return {
    modId: module.id,
    type: module.type,
    title: module.title,
    size: { unit: unitOf(module), count },
    isRequired: module.isRequired,
    isTrial: module.isTrial,
    status: moduleStatus(module, record),
    isDone: isCompleted(module, record),
    percent: percentOf(record.covered, count),
    isLocked: lock !== undefined,
    lock: lock?.sentence ?? '',
  }
}

/** The module to continue with: a started one before a new one, in course order. */
function nextOf(chapters: Tree['chapters']): string | null {
  const open = chapters
    .flatMap(({ modules }) => modules)
    .filter(({ isDone, isLocked }) => !isDone && !isLocked)
  const begun = open.find(({ status }) => status !== 'NOT_ATTEMPTED')
  return (begun ?? open[0] ?? chapters[0]?.modules[0])?.modId ?? null
}

/** C-097. */
export async function getModule(
  ctx: Ctx,
  { modId }: Input<typeof contract.getModule>,
): Promise<Result<typeof contract.getModule>> {
  const { enrolment, module } = await myModule(ctx, modId)
  const record = (await studyRecords(ctx.db, enrolment.id)).get(modId) ?? nothingStudied
  const count = await lengthOf(ctx.db, module)
  const unit = unitOf(module)
  const isMeasured = unit === 'second' || unit === 'page'
  const { type, title, note, isRequired, score, weight, validScore, requiredScore } = module
  const { maxOpens, maxSubmits, checksPresence } = module
  const { opens, submits, isAsserted, seconds, position, covered } = record
  const rules = { type, title, note, isRequired, score, weight, validScore, requiredScore }
  const counts = { maxOpens, maxSubmits, checksPresence, opens, submits, isAsserted, seconds, position }
  return {
    itmId: enrolment.courseId,
    modId,
    ...rules,
    ...counts,
    ...watchingOf(module),
    size: { unit, count },
    status: moduleStatus(module, record),
    isDone: isCompleted(module, record),
    myScore: record.score,
    percent: percentOf(covered, count),
    covered: pairsOf(covered),
    missing: isMeasured ? pairsOf(missingIn(covered, count)) : [],
  }
}

/** C-101: the same check as opening, without opening. */
export async function beforeLearn(
  ctx: Ctx,
  { modId }: Input<typeof contract.beforeLearn>,
): Promise<Result<typeof contract.beforeLearn>> {
  const { enrolment, content, module } = await myModule(ctx, modId)
  refusePutOut(enrolment)
  const isReview = hasEnded(enrolment)
  const { studyState } = evaluateCourse(content, await studyRecords(ctx.db, enrolment.id))
  const course = (await courseSummary(ctx.db, enrolment.courseId)) ?? fail(commonErrors.NOT_FOUND)
  const courseLock = windowLock(ctx, course)
  const lock = isReview ? undefined : (courseLock ?? lockOf({ module, studyState, locale: ctx.locale }))
  return {
    mayOpen: lock === undefined,
    isReview,
    code: lock?.code ?? null,
    sentence: lock?.sentence ?? '',
    why: lock?.why ?? null,
  }
}
