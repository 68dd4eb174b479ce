import type { ModuleContent } from '@lyceum/contract/course'
import type { Input, Result } from '@lyceum/contract/kit'
import { learningErrors, type reportModule as contract } from '@lyceum/contract/learning'
import { courseFace } from '#domains/course'
import { moduleSubmitted } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { settle } from '../completion/settle.ts'
import { holdEnrolment } from '../completion/standing-store.ts'
import { weighCourse } from '../completion/weigh.ts'
import { isCompleted, moduleStatus } from '../module-rules.ts'
import { isAnonymous, questionsOf } from '../study/body.ts'
import { lockOf, refuseLocked } from '../study/lock.ts'
import { hasEnded, myModule, type Study } from '../study/my-study.ts'
import { changeRecord, nothingStudied, type StudyRecord, studyRecords } from '../study/study-store.ts'
import { windowLock } from '../study/window.ts'
import { fullScoreOf } from './full-score.ts'
import { insertAnonymous, putHandIn } from './hand-in-store.ts'
import { fits, scored } from './test-rules.ts'

type Asked = Input<typeof contract>
type Answer = Result<typeof contract>

/**
 * Hands in what has questions, and takes a learner's word that an outside page was seen, for nobody else can know it
 * (M-16). Of everything else it tells where one stands, and believes nothing.
 */
export async function reportModule(ctx: Ctx, { modId, answers }: Asked): Promise<Answer> {
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
  const enrolment = await holdEnrolment(ctx.db, study.enrolment.id)
  const records = await studyRecords(ctx.db, enrolment.id)
  const before = records.get(module.id)
  // Looking back writes nothing (INV-L08), and what was never opened was not seen.
  const isOver = hasEnded(enrolment) || enrolment.status !== 'IN_PROGRESS'
  if (isOver || !before || before.opens === 0 || before.isViewed) return standsAt(module, before, null)
  await refuseShut(ctx, { study, module, records })
  await changeRecord(ctx.db, placeOf(study, module), { isViewed: true })
  return standsAt(module, { ...before, isViewed: true }, await settle(ctx, enrolment.id))
}

type Paper = { readonly study: Study; readonly module: ModuleContent; readonly answers: Asked['answers'] }

async function handInAnswers(ctx: Ctx, { study, module, answers }: Paper): Promise<Answer> {
  const enrolment = await holdEnrolment(ctx.db, study.enrolment.id)
  // B-240, E-079: held, so that nothing slips in while a course ends (INV-L04).
  if (hasEnded(enrolment) || enrolment.status !== 'IN_PROGRESS') fail(learningErrors.COURSE_CLOSED_FOR_SUBMIT)
  const records = await studyRecords(ctx.db, enrolment.id)
  const before = records.get(module.id) ?? { ...nothingStudied, moduleId: module.id }
  refuseUsedUp(module, before)
  await refuseShut(ctx, { study, module, records })
  const questions = questionsOf(module)
  if (!fits(questions, answers)) fail(learningErrors.ANSWERS_UNFIT)

  const score = module.type === 'TST' ? scored(questions, answers, fullScoreOf(module)) : null
  const isWaiting = module.type === 'TST' && score === null
  const handInId = await putHandIn(ctx.db, {
    ...placeOf(study, module),
    number: before.submits + 1,
    type: module.type === 'TST' ? 'TST' : 'ACE',
    words: '',
    // Who answers without a name is noted as having answered, and nothing of what.
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
  await ctx.tell(moduleSubmitted, { enrolmentId, courseId, accountId, moduleId: module.id, handInId })
  return { ...standsAt(module, after, await settle(ctx, enrolment.id)), score, isWaiting }
}

type Shut = {
  readonly study: Study
  readonly module: ModuleContent
  readonly records: ReadonlyMap<string, StudyRecord>
}

/** Refuses what is locked. It may have been opened as often as allowed: handing in is no further opening. */
export async function refuseShut(ctx: Ctx, { study, module, records }: Shut): Promise<void> {
  await refuseOutOfTime(ctx, study.enrolment.courseId)
  const { standing } = weighCourse(study.content, records)
  refuseLocked(lockOf({ module: { ...module, maxOpens: null }, standing, locale: ctx.locale }))
}

/** E-079: when its time of study is over a course takes nothing any more, and before that not yet. */
export async function refuseOutOfTime(ctx: Ctx, courseId: string): Promise<void> {
  const face = await courseFace(ctx.db, courseId)
  const shut = face && windowLock(ctx, face)
  if (shut?.code === 'STUDY_OVER') fail(learningErrors.COURSE_CLOSED_FOR_SUBMIT)
  refuseLocked(shut)
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

/** Of several attempts the best counts. */
const better = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

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
