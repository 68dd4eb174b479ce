import { randomUUID } from 'node:crypto'
import type { ExamSettings } from '@lyceum/contract/exam'
import { courseContent } from '@lyceum/contract/course'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeCourse, publishAs } from '../course/make.ts'
import { makeAccount } from '../identity/make.ts'
import { enrolIn } from '../learning/make.ts'
import { makeColleague } from '../org/make.ts'
import { makeBarePaper, makeForm } from '../paper/make.ts'
import { insertExam, moveExam, replaceMarkers } from './setup/exam-store.ts'
import { insertPractice } from './mistake/practice-store.ts'
import { on } from './tables.ts'
import { makeBareAttempt, makeDowntime } from './outage/make.ts'
import { type Leaf, objective, paperOfTypes, rightAnswers } from './paper-make.ts'
import { batchOf } from './setup/pick-form.ts'

type NewExam = {
  readonly settings?: Partial<ExamSettings>
  readonly types?: readonly Leaf[]
  readonly isScenario?: boolean
  readonly unitId?: string
  readonly isOffline?: boolean
  /** Nothing is drawn yet. */
  readonly isWithoutForms?: boolean
  readonly state?: 'draft' | 'published'
  /** Whoever is enrolled from the start. */
  readonly accountIds?: readonly string[]
}

const usual: ExamSettings = {
  paperId: null,
  opensAt: null,
  closesAt: null,
  minutes: 60,
  passScore: 30,
  maxOpens: null,
  maxSubmits: null,
  lateMinutes: null,
  screenCutLimit: null,
  screenCutPolicy: 'ZERO',
  timeoutPolicy: 'SCORE_SAVED',
  answersShown: 'afterClose',
  scoresShown: 'afterSubmit',
  startCode: null,
  isAdminStart: false,
}

const ordinary = {
  types: objective,
  isScenario: false,
  isOffline: false,
  isWithoutForms: false,
  state: 'published',
  settings: {},
  accountIds: [],
} as const

/** A published exam with one frozen form. */
export async function makeExam(db: Db, made: NewExam = {}) {
  const { types, isScenario, isOffline, isWithoutForms, state, unitId, ...rest } = { ...ordinary, ...made }
  const { courseId, versionId } = await makeExamCourse(db, { isOffline, state, unitId })
  const createdBy = await makeAccount(db, { userName: `e${randomUUID()}`, name: '考务' })
  const { document, keys } = paperOfTypes(types, { isScenario })
  const paperId = isOffline ? null : await makeBarePaper(db, createdBy, document)
  const settings = { ...usual, paperId, ...rest.settings }
  const examId = await insertExam(db, { courseId, isOffline, settings, createdBy })
  await moveExam(db, examId, { state })
  const hasForm = paperId !== null && !isWithoutForms
  const formId = hasForm ? await makeForm(db, { paperId, batch: batchOf(examId), document, keys }) : ''
  const enrolments: string[] = []
  for (const accountId of rest.accountIds)
    enrolments.push(await enrolIn(db, { courseId, versionId, accountId }))
  return { examId, courseId, versionId, paperId: paperId ?? '', formId, enrolments, document, keys }
}

type NewExamCourse = {
  readonly isOffline: boolean
  readonly state: string
  readonly unitId: string | undefined
}

async function makeExamCourse(db: Db, { isOffline, state, unitId }: NewExamCourse) {
  const kind = isOffline ? 'OFF_EXAM_COURSE' : 'EXAM_COURSE'
  const courseId = await makeCourse(db, {
    title: '安全月考',
    kind,
    ...(unitId === undefined ? {} : { unitId }),
  })
  const versionId = state === 'draft' ? '' : await publishAs(db, courseId, courseContent.parse({}))
  return { courseId, versionId }
}

type NewAttempt = {
  readonly accountId: string
  readonly exam?: Awaited<ReturnType<typeof makeExam>>
  readonly state?: 'open' | 'submitted'
}

/** An attempt that somebody is answering, or has handed in empty. */
export async function makeAttempt(
  db: Db,
  { accountId, exam: given, state = 'open' }: NewAttempt,
): Promise<string> {
  const exam = given ?? (await makeExam(db, { accountIds: [accountId] }))
  const now = new Date()
  const { examId } = exam
  await on(db)
    .insertInto('exam.candidate')
    .values({ examId, accountId, opens: 1, submits: state === 'open' ? 0 : 1 })
    .execute()
  const done = { submittedAt: now, submitKind: 'self', scoreState: 'C', receipt: Buffer.alloc(32) } as const
  const { id } = await on(db)
    .insertInto('exam.attempt')
    .values({
      examId,
      accountId,
      enrolmentId: exam.enrolments[0] ?? '1',
      number: 1,
      formId: exam.formId,
      fullScore: String(exam.document.fullScore),
      state,
      startedAt: now,
      deadlineAt: new Date(now.getTime() + 3_600_000),
      seenAt: now,
      ...(state === 'submitted' ? { ...done, rawScore: '0', score: '0', isPassed: false } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One that somebody of this unit is sitting. */
async function makeSitting(db: Db, unitId: string | undefined): Promise<string> {
  const accountId = await makeColleague(db, unitId)
  const exam = await makeExam(db, { accountIds: [accountId], ...(unitId ? { unitId } : {}) })
  return makeAttempt(db, { accountId, exam })
}

/** An essay that somebody has written, and its marker. */
async function makeMark(db: Db, markerId: string): Promise<{ examId: string; markId: string }> {
  const accountId = await makeAccount(db, { userName: `m${randomUUID()}`, name: '考生' })
  const exam = await makeExam(db, { types: ['MC', 'ES'], accountIds: [accountId] })
  const attemptId = await makeAttempt(db, { accountId, exam, state: 'submitted' })
  const { examId } = exam
  await replaceMarkers(db, examId, [markerId])
  await on(db)
    .insertInto('exam.answer')
    .values({
      attemptId,
      questionVersionId: '102',
      seq: '1',
      value: JSON.stringify(rightAnswers.ES),
      savedAt: new Date(),
    })
    .execute()
  const { id: markId } = await on(db)
    .insertInto('exam.mark')
    .values({ examId, attemptId, questionVersionId: '102', fullScore: '10' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { examId, markId }
}

async function makePractice(db: Db, accountId: string): Promise<string> {
  const { formId } = await makeExam(db)
  return insertPractice(db, { accountId, items: [{ questionVersionId: '101', formId }], at: new Date() })
}

export const fixtures: Fixtures = {
  'exam.marked': { make: async (db, ownerId) => (await makeMark(db, ownerId)).examId, reach: 'own' },
  'exam.mark': { make: async (db, ownerId) => (await makeMark(db, ownerId)).markId, reach: 'own' },
  'exam.practice': { make: makePractice, reach: 'own' },
  // The notebook of whoever asks: another's is not there.
  'exam.self': { make: async (_db, ownerId) => ownerId, reach: 'own' },
  'exam.exam': {
    make: async (db, _ownerId, { unit }) => (await makeExam(db, unit ? { unitId: unit } : {})).examId,
    reach: 'unit',
  },
  'exam.course': {
    make: async (db, ownerId) => (await makeExam(db, { accountIds: [ownerId] })).courseId,
    reach: 'site',
  },
  'exam.attempt': { make: (db, accountId) => makeAttempt(db, { accountId }), reach: 'own' },
  'exam.handed': {
    make: async (db, accountId) => {
      const exam = await makeExam(db, { accountIds: [accountId], settings: { answersShown: 'afterSubmit' } })
      return makeAttempt(db, { accountId, exam, state: 'submitted' })
    },
    reach: 'own',
  },
  'exam.sitting': {
    make: async (db, _ownerId, { unit, ...parents }) =>
      parents['exam.exam'] ? makeBareAttempt(db, parents['exam.exam']) : makeSitting(db, unit),
    reach: 'unit',
    within: 'exam.exam',
  },
  'exam.outage': {
    make: async (db, _ownerId, { unit }) => makeDowntime(db, await makeSitting(db, unit)),
    reach: 'unit',
  },
}
