// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Approval = {
  siteId: SiteColumn
  id: Generated<string>
  enrolmentId: string
  step: number
  kind: 'manager' | 'administrator'
  approverId: string | null
  state: Generated<'pending' | 'approved' | 'declined' | 'withdrawn'>
  opinion: Generated<string>
  askedAt: Generated<Date>
  decidedAt: Date | null
  decidedBy: string | null
  escalatedTo: string | null
  escalatedAt: Date | null
  onBehalfOf: string | null
}

type Bulk = {
  siteId: SiteColumn
  id: Generated<string>
  courseId: string
  act: 'enrol' | 'withdraw'
  byId: string
  at: Generated<Date>
  undoneAt: Date | null
}

type BulkPerson = {
  siteId: SiteColumn
  bulkId: string
  enrolmentId: string
  statusBefore: string | null
}

type Completion = {
  siteId: SiteColumn
  id: Generated<string>
  enrolmentId: string
  courseId: string
  accountId: string
  versionId: string
  kind: 'criteria' | 'waiver'
  score: string | null
  grantedBy: string | null
  reason: Generated<string>
  at: Generated<Date>
  restsOnPackage: Generated<boolean>
}

type Deputy = {
  siteId: SiteColumn
  managerId: string
  deputyId: string
  fromAt: Date
  untilAt: Date
}

type Duty = {
  siteId: SiteColumn
  ruleId: string
  courseId: string
  accountId: string
  because: string
  since: Date
  dueAt: Date | null
  endedAt: Date | null
}

type DutyCourse = {
  siteId: SiteColumn
  ruleId: string
  courseId: string
}

type DutyRule = {
  siteId: SiteColumn
  id: Generated<string>
  title: string
  state: Generated<'draft' | 'proposed' | 'active' | 'paused' | 'ended'>
  unitId: string | null
  audience: string[]
  dueKind: Generated<'none' | 'assigned' | 'hired' | 'day'>
  dueDays: number | null
  dueDay: string | null
  revision: Generated<number>
  people: Generated<number>
  createdBy: string
  proposedBy: string | null
  decidedBy: string | null
  opinion: Generated<string>
  updatedAt: Generated<Date>
  keptAt: Date | null
}

type Enrolment = {
  siteId: SiteColumn
  id: Generated<string>
  courseId: string
  accountId: string
  versionId: string
  round: Generated<number>
  status:
    | 'PENDING'
    | 'WAITING'
    | 'IN_PROGRESS'
    | 'COMPLETED'
    | 'PASSED'
    | 'FAILED'
    | 'ABANDONED'
    | 'REJECTED'
    | 'CANCELLED'
  isCurrent: Generated<boolean>
  holdsSeat: Generated<boolean>
  queueNumber: string | null
  source: Generated<'self' | 'manager' | 'rule' | 'administrator'>
  formFileId: string | null
  progress: Generated<number>
  score: string | null
  seconds: Generated<number>
  dueAt: Date | null
  appliedAt: Generated<Date>
  beganAt: Date | null
  studiedAt: Date | null
  endedAt: Date | null
}

type HandIn = {
  siteId: SiteColumn
  id: Generated<string>
  enrolmentId: string
  courseId: string
  accountId: string
  moduleId: string
  versionId: string
  type: 'ASS' | 'TST' | 'ACE'
  number: number
  words: Generated<string>
  answers: JsonColumn
  score: string | null
  needsMark: Generated<boolean>
  comment: Generated<string>
  savedAt: Generated<Date>
  handedAt: Date | null
  markedBy: string | null
  markedAt: Date | null
  content: JsonColumn | null
}

type HandInFile = {
  siteId: SiteColumn
  handInId: string
  fileId: string
  position: number
  name: string
  size: string
  sha256: Buffer
}

type NamelessAnswer = {
  siteId: SiteColumn
  id: Generated<unknown>
  moduleId: string
  versionId: string
  month: string
  answers: JsonColumn
}

type Note = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  courseId: string
  moduleId: string
  second: number | null
  words: string
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type Notice = {
  siteId: SiteColumn
  id: Generated<string>
  courseId: string
  title: string
  body: string
  toldBy: string
  toldAt: Generated<Date>
}

type NoticeRead = {
  siteId: SiteColumn
  noticeId: string
  accountId: string
  at: Generated<Date>
}

type Package = {
  siteId: SiteColumn
  enrolmentId: string
  moduleId: string
  cmi: JsonColumn
  suspendData: Generated<string>
  params: JsonColumn
  updatedAt: Generated<Date>
  unkept: Generated<JsonColumn>
  lastItem: string | null
}

type PackageItem = {
  siteId: SiteColumn
  enrolmentId: string
  moduleId: string
  item: string
  cmi: JsonColumn
  suspendData: Generated<string>
  isDone: Generated<boolean>
  share: string | null
  updatedAt: Generated<Date>
}

type Player = {
  siteId: SiteColumn
  accountId: string
  token: string
  enrolmentId: string
  moduleId: string
  beatAt: Date
  position: Generated<string>
  sequence: Generated<string>
  unit: Generated<'second' | 'page' | 'none'>
  length: Generated<number>
  maxSpeed: Generated<string>
  threshold: Generated<number>
  provedFrom: Generated<string>
  spareSeconds: Generated<string>
  movedAt: Generated<Date>
  codeDueAt: Date | null
  weighsMinutes: Generated<boolean>
  studyUntil: Date | null
}

type Progress = {
  siteId: SiteColumn
  enrolmentId: string
  moduleId: string
  opens: Generated<number>
  submits: Generated<number>
  isViewed: Generated<boolean>
  isSaved: Generated<boolean>
  isReported: Generated<boolean>
  score: string | null
  seconds: Generated<number>
  position: Generated<number>
  covered: Generated<unknown>
  updatedAt: Generated<Date>
  isAsserted: Generated<boolean>
  beganAt: Generated<Date>
}

type Rating = {
  siteId: SiteColumn
  courseId: string
  accountId: string
  stars: number
  at: Generated<Date>
}

type Recommendation = {
  siteId: SiteColumn
  accountId: string
  courseId: string
  recommendedBy: string
  note: Generated<string>
  at: Date
  id: Generated<string>
  answer: 'accepted' | 'declined' | null
  answeredAt: Date | null
}

type Seat = {
  siteId: SiteColumn
  courseId: string
  taken: Generated<number>
  waiting: Generated<number>
  lastNumber: Generated<string>
}

type StudyHour = {
  siteId: SiteColumn
  accountId: string
  hour: Date
  seconds: Generated<number>
}

type VersionMove = {
  siteId: SiteColumn
  id: Generated<string>
  courseId: string
  toVersionId: string
  fromVersionIds: string[]
  state: Generated<'moving' | 'moved' | 'undoing' | 'undone'>
  byId: string
  at: Generated<Date>
  moved: Generated<number>
  completed: Generated<number>
  returned: Generated<number>
  doneAt: Date | null
}

type VersionMovePerson = {
  siteId: SiteColumn
  moveId: string
  enrolmentId: string
  fromVersionId: string
  undo: 'returned' | 'stayed' | null
}

type Tables = {
  'learning.approval': Approval
  'learning.bulk': Bulk
  'learning.bulk_person': BulkPerson
  'learning.completion': Completion
  'learning.deputy': Deputy
  'learning.duty': Duty
  'learning.duty_course': DutyCourse
  'learning.duty_rule': DutyRule
  'learning.enrolment': Enrolment
  'learning.hand_in': HandIn
  'learning.hand_in_file': HandInFile
  'learning.nameless_answer': NamelessAnswer
  'learning.note': Note
  'learning.notice': Notice
  'learning.notice_read': NoticeRead
  'learning.package': Package
  'learning.package_item': PackageItem
  'learning.player': Player
  'learning.progress': Progress
  'learning.rating': Rating
  'learning.recommendation': Recommendation
  'learning.seat': Seat
  'learning.study_hour': StudyHour
  'learning.version_move': VersionMove
  'learning.version_move_person': VersionMovePerson
}

export const on = tables<Tables>()
