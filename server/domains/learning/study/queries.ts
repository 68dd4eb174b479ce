import type { CourseContent, ModuleContent } from '@lyceum/contract/course'
import { commonErrors, type Input, type Locale, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/learning'
import { courseFace, versionContent } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { weighCourse } from '../completion/weigh.ts'
import { missingIn } from '../coverage-rules.ts'
import { isCompleted, moduleStatus } from '../module-rules.ts'
import { openCourse } from '../open-course.ts'
import type { Standing } from '../verdict.ts'
import { unitOf, watchingOf } from './body.ts'
import { lengthOf, lengthsOf } from './length.ts'
import { type Lock, lockOf } from './lock.ts'
import { hasEnded, modulesIn, myModule, myStudyIfAny, refusePutOut, type Study } from './my-study.ts'
import { pairsOf, percentOf } from './percent.ts'
import { nothingStudied, type StudyRecord, studyRecords } from './study-store.ts'
import { windowLock } from './window.ts'

type Tree = Result<typeof contract.getModuleTree>

/** C-090: for learners with their own state, for everyone else who sees the course the bare list. */
export async function moduleTree(ctx: Ctx, { itmId }: Input<typeof contract.getModuleTree>): Promise<Tree> {
  const study = await myStudyIfAny(ctx, itmId)
  const content = study?.content ?? (await contentOnShelf(ctx, itmId))
  const face = (await courseFace(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  const records = study ? await studyRecords(ctx.db, study.enrolment.id) : new Map<string, StudyRecord>()
  const weighed = weighCourse(content, records)
  const isOpen = study !== undefined && hasEnded(study.enrolment)
  const chapters = chaptersShown(content, {
    records,
    standing: weighed.standing,
    lengths: await lengthsOf(ctx.db, modulesIn(content)),
    locale: ctx.locale,
    shut: windowLock(ctx, face),
    isOpen,
  })
  return {
    itmId,
    title: face.title,
    ...(study ? standing(study, chapters) : notIn),
    chapters,
  }
}

const notIn = { appStatus: 'NOT_ENROLLED', progress: 0, nextModId: null } as const

/** The figure that stands with the enrolment, the same as on every other page. */
const standing = ({ enrolment: { status, progress } }: Study, chapters: Tree['chapters']) => ({
  appStatus: status,
  progress,
  nextModId: nextOf(chapters),
})

async function contentOnShelf(ctx: Ctx, courseId: string): Promise<CourseContent> {
  const { course } = await openCourse(ctx, courseId)
  return versionContent(ctx.db, course.versionId)
}

type View = {
  readonly records: ReadonlyMap<string, StudyRecord>
  readonly standing: Standing
  readonly lengths: ReadonlyMap<string, number>
  readonly locale: Locale
  /** The whole course is shut: its time has not come, or is over. */
  readonly shut: Lock | undefined
  /** Looking back: nothing is locked any more. */
  readonly isOpen: boolean
}

function chaptersShown({ chapters }: CourseContent, view: View): Tree['chapters'] {
  return chapters.map(({ title, modules }) => {
    const shown = modules.map((module) => moduleShown(module, view))
    return { title, done: shown.filter(({ isDone }) => isDone).length, of: shown.length, modules: shown }
  })
}

function moduleShown(module: ModuleContent, { records, standing, lengths, locale, shut, isOpen }: View) {
  const record = records.get(module.id) ?? nothingStudied
  const lock = isOpen ? undefined : (shut ?? lockOf({ module, standing, locale }))
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

/** What to go on with: something begun before something new, in the order of the course. */
function nextOf(chapters: Tree['chapters']): string | null {
  const open = chapters
    .flatMap(({ modules }) => modules)
    .filter(({ isDone, isLocked }) => !isDone && !isLocked)
  const begun = open.find(({ status }) => status !== 'NOT_ATTEMPTED')
  return (begun ?? open[0] ?? chapters[0]?.modules[0])?.modId ?? null
}

/** C-097. */
export async function moduleDetail(
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

/** C-101: the same evaluator as the door, asked without going in. */
export async function mayLearn(
  ctx: Ctx,
  { modId }: Input<typeof contract.beforeLearn>,
): Promise<Result<typeof contract.beforeLearn>> {
  const { enrolment, content, module } = await myModule(ctx, modId)
  refusePutOut(enrolment)
  const isReview = hasEnded(enrolment)
  const { standing } = weighCourse(content, await studyRecords(ctx.db, enrolment.id))
  const face = (await courseFace(ctx.db, enrolment.courseId)) ?? fail(commonErrors.NOT_FOUND)
  const shut = windowLock(ctx, face)
  const lock = isReview ? undefined : (shut ?? lockOf({ module, standing, locale: ctx.locale }))
  return {
    mayOpen: lock === undefined,
    isReview,
    code: lock?.code ?? null,
    sentence: lock?.sentence ?? '',
    why: lock?.why ?? null,
  }
}
