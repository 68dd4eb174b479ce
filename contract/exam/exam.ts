import { z } from 'zod'
import { courseErrors } from '../course/errors.ts'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { sittingErrors } from './sitting-errors.ts'
import { examStates, releases, screenCutPolicies, timeoutPolicies } from './sitting-enums.ts'

const exam = z.object({ id: id('exam.exam') })
const times = z.int().min(1).max(99).nullable()

/** How an exam is run (B-275, B-283). Every change applies at once to everyone who has not started. */
const examSettings = z.object({
  /** Null: not chosen yet, or an on-site exam without a paper. */
  paperId: id('exam.paper').nullable().default(null),
  opensAt: moment.nullable().default(null),
  closesAt: moment.nullable().default(null),
  minutes: z.int().min(1).max(600).default(60),
  passScore: z.number().min(0).max(1000).multipleOf(0.1).default(60),
  maxOpens: times.default(null),
  maxSubmits: times.default(null),
  /** How long after the opening somebody may still enter; null: until it closes. */
  lateMinutes: z.int().min(0).max(600).nullable().default(null),
  /** Null: screen cuts are ignored; 0: the first one ends the exam. */
  screenCutLimit: z.int().min(0).max(99).nullable().default(null),
  screenCutPolicy: z.enum(screenCutPolicies).default('ZERO'),
  timeoutPolicy: z.enum(timeoutPolicies).default('SCORE_SAVED'),
  answersShown: z.enum(releases).default('afterClose'),
  scoresShown: z.enum(releases).default('afterSubmit'),
  startCode: z
    .string()
    .regex(/^[A-Za-z0-9]{4,12}$/)
    .nullable()
    .default(null),
  /** B-221: nobody can start before an administrator has started the exam. */
  isAdminStart: z.boolean().default(false),
})
export type ExamSettings = z.output<typeof examSettings>

const shown = examSettings.extend({
  id: id('exam.exam'),
  itmId: id('exam.course'),
  kind: z.enum(['EXAM_COURSE', 'OFF_EXAM_COURSE']),
  title: z.string(),
  state: z.enum(examStates),
  startedAt: moment.nullable(),
  fullScore: z.number().nullable(),
  questionCount: z.int().nullable(),
  /** Empty where no paper was chosen. */
  paperTitle: z.string(),
  markers: z.array(z.object({ id: id('identity.account'), name: z.string() })),
})

const listed = shown
  .pick({ id: true, itmId: true, kind: true, title: true, state: true, opensAt: true, closesAt: true })
  .extend({
    minutes: z.int(),
    /** People who are enrolled and may take it. */
    candidates: z.int(),
    open: z.int(),
    submitted: z.int(),
    toMark: z.int(),
    /** Counts people, not papers. */
    passed: z.int(),
  })

export const listExams = endpoint({
  method: 'GET',
  path: '/app/api/admin/exam',
  kind: 'read',
  access: { permission: 'exam.operate' },
  summary:
    'Exams within reach, the newest first, and how many are sitting, have handed in and wait for marks.',
  query: z.object({
    state: z.enum(examStates).optional(),
    /** A part of the name. */
    text: z.string().trim().max(80).default(''),
    after: z.string().max(40).default(''),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({ records: z.array(listed), next: z.string() }),
})

export const getExam = endpoint({
  method: 'GET',
  path: '/app/api/admin/exam/:id',
  kind: 'read',
  access: { permission: 'exam.operate' },
  summary: 'One exam with all its settings.',
  params: exam,
  result: shown,
  errors: [commonErrors.NOT_FOUND],
})

export const createExam = endpoint({
  method: 'POST',
  path: '/app/api/admin/exam',
  kind: 'write',
  access: { permission: 'exam.operate' },
  summary: 'Begins an exam and the course of its kind by which people find it, enrol and complete it.',
  body: z.object({
    title: line(80),
    kind: z.enum(['EXAM_COURSE', 'OFF_EXAM_COURSE']).default('EXAM_COURSE'),
    unitId: id('org.unit').nullable().default(null),
    settings: examSettings.prefault({}),
  }),
  result: exam.extend({ itmId: id('exam.course') }),
  errors: [commonErrors.NOT_FOUND, courseErrors.COURSE_UNIT_REQUIRED, sittingErrors.EXAM_WINDOW_INVALID],
})

export const saveExam = endpoint({
  method: 'PUT',
  path: '/app/api/admin/exam/:id',
  kind: 'write',
  access: { permission: 'exam.operate' },
  summary: 'Changes how an exam is held. Papers that are being answered keep what they began with.',
  params: exam,
  body: z.object({ settings: examSettings }),
  result: exam,
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WINDOW_INVALID, sittingErrors.EXAM_WRONG_STATE],
})

export const publishExam = endpoint({
  method: 'POST',
  path: '/app/api/admin/exam/:id/publish',
  kind: 'write',
  deed: 'change',
  access: { permission: 'exam.operate' },
  summary: 'Publishes an exam: from now on people find it and may enrol.',
  params: exam,
  result: exam.extend({ state: z.enum(examStates) }),
  errors: [
    commonErrors.NOT_FOUND,
    sittingErrors.EXAM_MARKER_MISSING,
    sittingErrors.EXAM_NOT_READY,
    sittingErrors.EXAM_WRONG_STATE,
  ],
})

/** C-367, B-220, B-221. */
export const startExam = endpoint({
  method: 'PUT',
  path: '/app/api/admin/exam/open/:id',
  kind: 'write',
  deed: 'run',
  access: { permission: 'exam.operate' },
  summary: 'Starts an exam that begins when the invigilator says so.',
  params: exam,
  result: exam.extend({ startedAt: moment }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE],
})

export const closeExam = endpoint({
  method: 'POST',
  path: '/app/api/admin/exam/:id/close',
  kind: 'write',
  deed: 'change',
  access: { permission: 'exam.operate' },
  summary: 'Ends an exam for good: nobody enters any more; who is answering finishes.',
  params: exam,
  result: exam.extend({ state: z.enum(examStates) }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE],
})

const allowance = z.object({
  extraMinutes: z.int().min(0).max(600).default(0),
  extraOpens: z.int().min(0).max(20).default(0),
  /** An individual time window for somebody who was absent. */
  makeUpFrom: moment.nullable().default(null),
  makeUpUntil: moment.nullable().default(null),
  reason: line(200),
})

export const allowExtra = endpoint({
  method: 'PUT',
  path: '/app/api/admin/exam/:id/allowance',
  kind: 'write',
  access: { permission: 'exam.operate' },
  summary:
    'Gives people, or the candidates of whole units, more time, more attempts or a later day, with a reason; in force at once, also midway.',
  params: exam,
  body: allowance.extend({
    accountIds: z.array(id('identity.account')).max(500).default([]),
    /** Everybody enrolled who works in these units or below. */
    unitIds: z.array(id('org.unit')).max(50).default([]),
  }),
  result: z.object({ people: z.int(), running: z.int() }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WINDOW_INVALID],
})

export const listAllowances = endpoint({
  method: 'GET',
  path: '/app/api/admin/exam/:id/allowance',
  kind: 'read',
  access: { permission: 'exam.operate' },
  summary: 'Who has more time, more attempts or a day of their own in this exam, and why.',
  params: exam,
  result: z.object({
    records: z.array(
      allowance.extend({ accountId: id('identity.account'), name: z.string(), notedAt: moment }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** Filters of the candidate list. */
export const candidateShows = ['all', 'absent', 'handedIn', 'passed', 'notPassed', 'allowed'] as const
export type CandidateShow = (typeof candidateShows)[number]

export const listCandidates = endpoint({
  method: 'GET',
  path: '/app/api/admin/exam/:id/candidate',
  kind: 'read',
  access: { permission: 'exam.operate' },
  summary:
    'Who is enrolled in an exam, how often each has begun and handed in, the best score, and what they were given beyond the rule.',
  params: exam,
  query: z.object({
    show: z.enum(candidateShows).default('all'),
    after: z.string().max(20).default(''),
    pageSize: z.coerce.number().int().min(1).max(500).default(50),
  }),
  result: z.object({
    records: z.array(
      z.object({
        accountId: id('identity.account'),
        name: z.string(),
        userName: z.string(),
        unitName: z.string(),
        opens: z.int(),
        submits: z.int(),
        bestScore: z.number().nullable(),
        isPassed: z.boolean(),
        extraMinutes: z.int(),
        extraOpens: z.int(),
        makeUpFrom: moment.nullable(),
        makeUpUntil: moment.nullable(),
        reason: z.string(),
      }),
    ),
    next: z.string(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const assignMarkers = endpoint({
  method: 'PUT',
  path: '/app/api/admin/exam/:id/marker',
  kind: 'write',
  access: { permission: 'exam.operate' },
  summary: 'Sets who marks the essays and recordings of an exam.',
  params: exam,
  body: z.object({ accountIds: z.array(id('identity.account')).max(100) }),
  result: z.object({ markers: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})
