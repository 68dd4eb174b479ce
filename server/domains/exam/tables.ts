// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Act = {
  siteId: SiteColumn
  id: Generated<string>
  attemptId: string
  kind: 'pause' | 'resume' | 'force' | 'reinstate' | 'uphold' | 'outage' | 'outageBack' | 'extra' | 'given'
  reasonKind: 'technical' | 'health' | 'identity' | 'misconduct' | 'mistake' | 'other'
  reason: Generated<string>
  seconds: Generated<number>
  byId: string | null
  at: Date
}

type Answer = {
  siteId: SiteColumn
  attemptId: string
  questionVersionId: string
  seq: string
  value: JsonColumn | null
  isMarked: Generated<boolean>
  savedAt: Date
}

type Attempt = {
  siteId: SiteColumn
  id: Generated<string>
  examId: string
  accountId: string
  enrolmentId: string
  number: number
  formId: string | null
  fullScore: string
  state: Generated<'open' | 'submitted' | 'void'>
  startedAt: Date
  deadlineAt: Date
  extraMinutes: Generated<number>
  givenBackSeconds: Generated<number>
  pausedAt: Date | null
  generation: Generated<number>
  seenAt: Date
  cuts: Generated<number>
  submittedAt: Date | null
  submitKind: 'self' | 'auto' | 'timeout' | 'cuts' | 'forced' | 'offline' | null
  receipt: Buffer | null
  scoreState: 'N' | 'I' | 'C' | null
  hasFailedScoring: Generated<boolean>
  rescoredAt: Date | null
  rawScore: string | null
  score: string | null
  scoreBeforeRegrade: string | null
  isPassed: boolean | null
  isHeld: Generated<boolean>
  isReinstated: Generated<boolean>
  givenSeconds: Generated<number>
}

type Candidate = {
  siteId: SiteColumn
  examId: string
  accountId: string
  opens: Generated<number>
  submits: Generated<number>
  bestScore: string | null
  isPassed: Generated<boolean>
  extraMinutes: Generated<number>
  extraOpens: Generated<number>
  makeUpFrom: Date | null
  makeUpUntil: Date | null
  reason: Generated<string>
  notedBy: string | null
  notedAt: Date | null
}

type Correction = {
  siteId: SiteColumn
  examId: string
  questionVersionId: string
  policy: 'fullCredit' | 'eitherKey' | 'newKey' | 'none'
  key: JsonColumn | null
  reason: string
  byId: string
  at: Date
}

type Cut = {
  siteId: SiteColumn
  attemptId: string
  eventId: unknown
  at: Date
  seconds: string
  isCounted: boolean
}

type Downtime = {
  siteId: SiteColumn
  id: Generated<string>
  examId: string
  beganAt: Date
  endedAt: Date
  capSeconds: number
  takenBackAt: Date | null
  takenBackBy: string | null
}

type DowntimeMove = {
  siteId: SiteColumn
  downtimeId: string
  attemptId: string
  milliseconds: number
}

type Exam = {
  siteId: SiteColumn
  id: Generated<string>
  courseId: string
  paperId: string | null
  isOffline: Generated<boolean>
  state: Generated<'draft' | 'published' | 'closed'>
  opensAt: Date | null
  closesAt: Date | null
  minutes: Generated<number>
  passScore: Generated<string>
  maxOpens: number | null
  maxSubmits: number | null
  lateMinutes: number | null
  screenCutLimit: number | null
  screenCutPolicy: Generated<'ZERO' | 'REVIEW' | 'RECORD'>
  timeoutPolicy: Generated<'SCORE_SAVED' | 'ZERO'>
  answersShown: Generated<'never' | 'afterSubmit' | 'afterClose'>
  scoresShown: Generated<'never' | 'afterSubmit' | 'afterClose'>
  startCode: string | null
  isAdminStart: Generated<boolean>
  startedAt: Date | null
  createdBy: string
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type GapWeighed = {
  siteId: SiteColumn
  gapId: string
  at: Generated<Date>
}

type Mark = {
  siteId: SiteColumn
  id: Generated<string>
  examId: string
  attemptId: string
  questionVersionId: string
  fullScore: string
  score: number | null
  comment: Generated<string>
  markedBy: string | null
  markedAt: Date | null
  version: Generated<number>
}

type Marker = {
  siteId: SiteColumn
  examId: string
  accountId: string
}

type Mistake = {
  siteId: SiteColumn
  accountId: string
  questionVersionId: string
  examId: string
  formId: string
  type: string
  wrong: Generated<number>
  correct: Generated<number>
  isMastered: Generated<boolean>
  dueAt: Date
  notedAt: Date
}

type Outage = {
  siteId: SiteColumn
  beganAt: Date
  endedAt: Date
  attempts: Generated<number>
}

type Practice = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  beganAt: Date
  submittedAt: Date | null
  questions: number
  correct: number | null
}

type PracticeItem = {
  siteId: SiteColumn
  practiceId: string
  position: number
  questionVersionId: string
  formId: string
  value: JsonColumn | null
  isRight: boolean | null
}

type Pulse = {
  siteId: SiteColumn
  at: Date
}

type Result = {
  siteId: SiteColumn
  attemptId: string
  parts: JsonColumn
  scoredAt: Date
}

type Silence = {
  siteId: SiteColumn
  beganAt: Date
  endedAt: Date
}

type Tables = {
  'exam.act': Act
  'exam.answer': Answer
  'exam.attempt': Attempt
  'exam.candidate': Candidate
  'exam_key.correction': Correction
  'exam.cut': Cut
  'exam.downtime': Downtime
  'exam.downtime_move': DowntimeMove
  'exam.exam': Exam
  'exam.gap_weighed': GapWeighed
  'exam.mark': Mark
  'exam.marker': Marker
  'exam.mistake': Mistake
  'exam.outage': Outage
  'exam.practice': Practice
  'exam.practice_item': PracticeItem
  'exam.pulse': Pulse
  'exam.result': Result
  'exam.silence': Silence
}

export const on = tables<Tables>()
