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

type Bank = {
  siteId: SiteColumn
  lastNumber: Generated<number>
  revision: Generated<string>
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

type Category = {
  siteId: SiteColumn
  id: Generated<string>
  parentId: string | null
  level: number
  name: string
  position: Generated<number>
  questions: Generated<number>
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

type FormKey = {
  siteId: SiteColumn
  formId: string
  keys: JsonColumn
}

type FormUse = {
  siteId: SiteColumn
  questionId: string
  paperId: string
  forms: number
}

type GapWeighed = {
  siteId: SiteColumn
  gapId: string
  at: Generated<Date>
}

type Import = {
  siteId: SiteColumn
  id: Generated<string>
  format: 'sheet' | 'gift' | 'qti'
  state: 'ready' | 'writing' | 'done' | 'failed' | 'discarded'
  fileName: string
  headings: Generated<string[]>
  categoryId: string
  takesTwins: Generated<boolean>
  total: Generated<number>
  fit: Generated<number>
  faulty: Generated<number>
  twins: Generated<number>
  written: Generated<number>
  byId: string
  createdAt: Generated<Date>
  doneAt: Date | null
}

type ImportRow = {
  siteId: SiteColumn
  importId: string
  line: number
  category: Generated<string>
  points: Generated<string[]>
  tags: Generated<string[]>
  difficulty: Generated<number>
  body: JsonColumn | null
  text: string
  fingerprint: Generated<string>
  cells: Generated<string[]>
  problems: Generated<string[]>
  twinNumber: number | null
  questionId: string | null
}

type ItemPick = {
  siteId: SiteColumn
  versionId: string
  slot: string
  picked: Generated<number>
}

type ItemStat = {
  siteId: SiteColumn
  versionId: string
  answered: Generated<number>
  fullyRight: Generated<number>
  shareSum: Generated<number>
  shareSquares: Generated<number>
  restSum: Generated<number>
  restSquares: Generated<number>
  productSum: Generated<number>
  flags: Generated<number>
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

type Paper = {
  siteId: SiteColumn
  id: Generated<string>
  title: string
  kind: 'fixed' | 'rule'
  state: Generated<'draft' | 'ready' | 'retired'>
  sections: Generated<string[]>
  shufflesQuestions: Generated<boolean>
  shufflesOptions: Generated<boolean>
  fullScore: Generated<string>
  questionCount: Generated<number>
  revision: Generated<number>
  createdBy: string
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type PaperForm = {
  siteId: SiteColumn
  id: Generated<string>
  paperId: string
  paperRevision: number
  batch: string
  number: number
  seed: string
  bankRevision: string
  document: JsonColumn
  fullScore: string
  questionCount: number
  drawnAt: Generated<Date>
}

type PaperItem = {
  siteId: SiteColumn
  paperId: string
  position: number
  section: number
  questionId: string
  score: string
}

type PaperRule = {
  siteId: SiteColumn
  paperId: string
  position: number
  section: number
  type: 'MC' | 'MC_MANY' | 'TF' | 'FB' | 'MT' | 'ES' | 'SI' | 'SR' | null
  categoryId: string | null
  difficulties: Generated<number[]>
  pointId: string | null
  tag: string | null
  count: number
  score: string
}

type Point = {
  siteId: SiteColumn
  id: Generated<string>
  name: string
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

type Question = {
  siteId: SiteColumn
  id: Generated<string>
  number: number
  type: 'MC' | 'MC_MANY' | 'TF' | 'FB' | 'MT' | 'ES' | 'SI' | 'SR'
  state: Generated<'draft' | 'reviewed' | 'retired'>
  categoryId: string
  categoryPath: string[]
  difficulty: number
  pointIds: Generated<string[]>
  tags: Generated<string[]>
  score: string
  versionId: string | null
  text: string
  fingerprint: string
  papers: Generated<number>
  drawn: Generated<number>
  createdBy: string
  reviewedBy: string | null
  reviewedAt: Date | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  importId: string | null
}

type QuestionKey = {
  siteId: SiteColumn
  versionId: string
  key: JsonColumn | null
  explanation: JsonColumn
  links: JsonColumn
}

type QuestionVersion = {
  siteId: SiteColumn
  id: Generated<string>
  questionId: string
  number: number
  part: Generated<number>
  parentId: string | null
  type: 'MC' | 'MC_MANY' | 'TF' | 'FB' | 'MT' | 'ES' | 'SI' | 'SR'
  content: JsonColumn
  score: string
  text: string
  usedAt: Date | null
  createdBy: string
  createdAt: Generated<Date>
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
  'exam.bank': Bank
  'exam.candidate': Candidate
  'exam.category': Category
  'exam_key.correction': Correction
  'exam.cut': Cut
  'exam.downtime': Downtime
  'exam.downtime_move': DowntimeMove
  'exam.exam': Exam
  'exam_key.form_key': FormKey
  'exam.form_use': FormUse
  'exam.gap_weighed': GapWeighed
  'exam.import': Import
  'exam_key.import_row': ImportRow
  'exam.item_pick': ItemPick
  'exam.item_stat': ItemStat
  'exam.mark': Mark
  'exam.marker': Marker
  'exam.mistake': Mistake
  'exam.outage': Outage
  'exam.paper': Paper
  'exam.paper_form': PaperForm
  'exam.paper_item': PaperItem
  'exam.paper_rule': PaperRule
  'exam.point': Point
  'exam.practice': Practice
  'exam.practice_item': PracticeItem
  'exam.pulse': Pulse
  'exam.question': Question
  'exam_key.question_key': QuestionKey
  'exam.question_version': QuestionVersion
  'exam.result': Result
  'exam.silence': Silence
}

export const on = tables<Tables>()
