import type { Milestone, ModuleContent, ModuleType } from '@lyceum/contract/course'

/** The recorded state of somebody in a module. */
export type ModuleRecord = {
  readonly opens: number
  readonly submits: number
  readonly isViewed: boolean
  readonly isSaved: boolean
  /** Null: not marked yet, or nothing to mark. */
  readonly score: number | null
  /** A package reports itself when it is done. */
  readonly isReported: boolean
}

export const untouched: ModuleRecord = {
  opens: 0,
  submits: 0,
  isViewed: false,
  isSaved: false,
  score: null,
  isReported: false,
}

/** The seven statuses of a module (B-256, Q-071). */
export type ModuleStatus =
  | 'NOT_ATTEMPTED'
  | 'BROWSED'
  | 'VIEWED'
  | 'SAVED'
  | 'SUBMITTED'
  | 'PASSED'
  | 'COMPLETED'

type Marked = Pick<ModuleContent, 'type' | 'requiredScore'>

function isPassed({ requiredScore }: Marked, { score }: ModuleRecord): boolean {
  return requiredScore !== null && score !== null && score >= requiredScore
}

type Test = (record: ModuleRecord) => boolean
const isSeen: Test = ({ isViewed }) => isViewed
const isOpened: Test = ({ opens }) => opens > 0
const isHandedIn: Test = ({ submits }) => submits > 0

/** When each kind counts as done, where no score is required. */
const doneBy: Readonly<Record<ModuleType, Test>> = {
  VOD: isSeen,
  AUD: isSeen,
  RDG: isSeen,
  REF: isOpened,
  // What happens on another site is unknown: the learner confirms it (M-16).
  URLVOD: isSeen,
  SCO: ({ isReported }) => isReported,
  ASS: isHandedIn,
  ACE: isHandedIn,
  TST: isHandedIn,
}

/** Whether a module is done. A required score decides alone; without one the kind decides. */
export function isCompleted(module: Marked, record: ModuleRecord): boolean {
  return module.requiredScore === null ? doneBy[module.type](record) : isPassed(module, record)
}

/** The condition of each milestone (B-257 to B-261). */
const reachedBy: Readonly<Record<Milestone, (module: Marked, record: ModuleRecord) => boolean>> = {
  attempted: (_, record) => isOpened(record),
  viewed: (module, record) => isSeen(record) || isCompleted(module, record),
  submitted: (_, record) => isHandedIn(record),
  passed: isPassed,
  completed: isCompleted,
}

/** Whether a module has reached the milestone another one requires. */
export function hasReached(module: Marked, record: ModuleRecord, milestone: Milestone): boolean {
  return reachedBy[milestone](module, record)
}

/** The furthest status that applies; it only moves forward, because records only grow. */
export function moduleStatus(module: Marked, record: ModuleRecord): ModuleStatus {
  if (isPassed(module, record)) return 'PASSED'
  if (isCompleted(module, record)) return 'COMPLETED'
  if (record.submits > 0) return 'SUBMITTED'
  if (record.isSaved) return 'SAVED'
  if (record.isViewed) return 'VIEWED'
  return record.opens > 0 ? 'BROWSED' : 'NOT_ATTEMPTED'
}

/** No hand-in is left, and the result was not sufficient. */
export function isUsedUp(module: Marked & Pick<ModuleContent, 'maxSubmits'>, record: ModuleRecord): boolean {
  return module.maxSubmits !== null && record.submits >= module.maxSubmits && !isCompleted(module, record)
}
