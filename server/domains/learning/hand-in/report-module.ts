import type { ModuleContent } from '@lyceum/contract/course'
import type { Input, Result } from '@lyceum/contract/kit'
import { learningErrors, type reportModule as contract } from '@lyceum/contract/learning'
import { courseSummary } from '#domains/course'
import { moduleSubmitted } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { settle } from '../completion/settle-completion.ts'
import { lockEnrolmentRow } from '../progress/enrolment-state-store.ts'
import { evaluateCourse } from '../completion/evaluate-course.ts'
import { isCompleted, moduleStatus } from '../module-rules.ts'
import { isAnonymous, questionsOf } from '../progress/module-body.ts'
import { lockOf, refuseLocked } from '../study/module-lock.ts'
import { hasEnded, myModule, type Study } from '../progress/my-study.ts'
import { changeRecord, nothingStudied, type StudyRecord, studyRecords } from '../progress/study-store.ts'
import { windowLock } from '../study/study-window.ts'
import { fullScoreOf } from './full-score.ts'
import { insertAnonymous, putHandIn } from './hand-in-store.ts'
import { fits, scored } from './test-rules.ts'

type ReportInput = Input<typeof contract>
type Answer = Result<typeof contract>

/**
 * Hands in tests and questionnaires, and accepts a learner's confirmation that an external page was seen, because nobody
 * else can know (M-16). For all other modules it only returns the current status.
 */
export async function reportModule(ctx: Ctx, { modId, answers }: ReportInput): Promise<Answer> {
  const { module, ...study } = await myModule(ctx, modId)
  const hasQuestions = module.type === 'TST' || module.type === 'ACE'
  if (!hasQuestions) {
    if (answers.length > 0) fail(learningErrors.ANSWERS_UNFIT)
    if (module.type === 'URLVOD') return confirmLink(ctx, { study, module })
    const record = (await studyRecords(ctx.db, study.enrolment.id)).get(modId)
    return standsAt(module, record, null)
  }
  return handInAnswers(ctx, { study, module, answers })
}

async function confirmLink(ctx: Ctx, { study, module }: Omit<Paper, 'answers'>): Promise<Answer> {
  const enrolment = await lockEnrolmentRow(ctx.db, study.enrolment.id)
  const records = await studyRecords(ctx.db, enrolment.id)
  const before = records.get(module.id)
  // A review writes nothing (INV-L08), and an unopened page was not seen.
  const isOver = hasEnded(enrolment) || enrolment.status !== 'IN_PROGRESS'
  if (isOver || !before || before.opens === 0 || before.isViewed) return standsAt(module, before, null)
  await requireOpen(ctx, { study, module, records })
  await changeRecord(ctx.db, placeOf(study, module), { isViewed: true })
  return standsAt(module, { ...before, isViewed: true }, await settle(ctx, enrolment.id))
}

type Paper = {
  readonly study: Study
  readonly module: ModuleContent
  readonly answers: ReportInput['answers']
}

async function handInAnswers(ctx: Ctx, { study, module, answers }: Paper): Promise<Answer> {
  const enrolment = await lockEnrolmentRow(ctx.db, study.enrolment.id)
  // B-240, E-079: locked, so that nothing is accepted while a course ends (INV-L04).
  if (hasEnded(enrolment) || enrolment.status !== 'IN_PROGRESS') fail(learningErrors.COURSE_CLOSED_FOR_SUBMIT)
  const records = await studyRecords(ctx.db, enrolment.id)
  const before = records.get(module.id) ?? { ...nothingStudied, moduleId: module.id }
  refuseUsedUp(module, before)
  await requireOpen(ctx, { study, module, records })
  const questions = questionsOf(module)
  if (!fits(questions, answers)) fail(learningErrors.ANSWERS_UNFIT)

  const score = module.type === 'TST' ? scored(questions, answers, fullScoreOf(module)) : null
  const isWaiting = module.type === 'TST' && score === null
  const handInId = await putHandIn(ctx.db, {
    ...placeOf(study, module),
    number: before.submits + 1,
    type: module.type === 'TST' ? 'TST' : 'ACE',
    words: '',
    // An anonymous hand-in stores that somebody answered, but not the answers.
    answers: isAnonymous(module) ? [] : answers,
    score,
    needsMark: isWaiting,
    savedAt: ctx.now,
    handedAt: ctx.now,
  })
  if (isAnonymous(module)) await insertAnonymous(ctx.db, { ...placeOf(study, module), answers, at: ctx.now })
  const after = { ...before, submits: before.submits + 1, score: better(before.score, score) }
  await changeRecord(ctx.db, placeOf(study, module), { submits: after.submits, score: after.score })
  const { id: enrolmentId, courseId, accountId } = enrolment
  await ctx.publish(moduleSubmitted, { enrolmentId, courseId, accountId, moduleId: module.id, handInId })
  return { ...standsAt(module, after, await settle(ctx, enrolment.id)), score, isWaiting }
}

type OpenCheck = {
  readonly study: Study
  readonly module: ModuleContent
  readonly records: ReadonlyMap<string, StudyRecord>
}

/** Rejects a locked module. The opening limit is ignored, because handing in is no further opening. */
export async function requireOpen(ctx: Ctx, { study, module, records }: OpenCheck): Promise<void> {
  await refuseOutOfTime(ctx, study.enrolment.courseId)
  const { studyState } = evaluateCourse(study.content, records)
  refuseLocked(lockOf({ module: { ...module, maxOpens: null }, studyState, locale: ctx.locale }))
}

/** E-079: hand-ins are rejected outside the study window. */
export async function refuseOutOfTime(ctx: Ctx, courseId: string): Promise<void> {
  const course = await courseSummary(ctx.db, courseId)
  const lock = course && windowLock(ctx, course)
  if (lock?.code === 'STUDY_OVER') fail(learningErrors.COURSE_CLOSED_FOR_SUBMIT)
  refuseLocked(lock)
}

/** E-062. */
function refuseUsedUp({ maxSubmits }: ModuleContent, { submits }: StudyRecord): void {
  if (maxSubmits !== null && submits >= maxSubmits)
    fail(learningErrors.MODULE_MAX_SUBMIT, { count: maxSubmits })
}

export const placeOf = ({ enrolment }: Study, { id }: ModuleContent) => ({
  enrolmentId: enrolment.id,
  courseId: enrolment.courseId,
  accountId: enrolment.accountId,
  versionId: enrolment.versionId,
  moduleId: id,
})

/** The best of several attempts counts. */
const better = (first: number | null, other: number | null) =>
  first === null || other === null ? (first ?? other) : Math.max(first, other)

function standsAt(
  module: ModuleContent,
  record: StudyRecord | undefined,
  completion: Answer['completion'],
): Answer {
  const known = record ?? nothingStudied
  return {
    status: moduleStatus(module, known),
    isDone: isCompleted(module, known),
    score: known.score,
    submits: known.submits,
    isWaiting: false,
    completion,
  }
}
