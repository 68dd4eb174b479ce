// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Bulk = {
  siteId: SiteColumn
  id: Generated<string>
  total: string
  reason: string
  people: number
  byId: string
  at: Date
  undoneAt: Date | null
  undoneBy: string | null
  shortfall: Generated<string>
}

type Entry = {
  siteId: SiteColumn
  movementId: string
  leg: number
  book: 'person' | 'system' | 'escrow' | 'shop'
  accountId: string | null
  holdId: string | null
  amount: string
  lifetime: Generated<string>
  at: Date
  xact: Generated<string | null>
}

type ExamScore = {
  siteId: SiteColumn
  accountId: string
  examId: string
  attemptId: string
  percent: string
}

type FrozenDay = {
  siteId: SiteColumn
  accountId: string
  day: string
}

type GiftGiver = {
  siteId: SiteColumn
  kind: string
  targetId: string
  accountId: string
}

type GiftTally = {
  siteId: SiteColumn
  kind: string
  targetId: string
  givers: Generated<number>
}

type Hold = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  rule: string
  object: string
  amount: string
  state: Generated<'held' | 'released' | 'paid'>
  at: Date
  settledAt: Date | null
}

type LedgerCheck = {
  siteId: SiteColumn
  movements: string
  entries: string
  faults: string
  checkedAt: Date
}

type Movement = {
  siteId: SiteColumn
  id: Generated<string>
  kind: 'earn' | 'grant' | 'take' | 'tip' | 'hold' | 'release' | 'pay' | 'suspect' | 'reverse'
  rule: string
  accountId: string
  object: string
  amount: string
  shortfall: Generated<string>
  bucket: string | null
  reverses: string | null
  reason: string | null
  byId: string | null
  at: Date
}

type Proof = {
  siteId: SiteColumn
  xact: string
  movementId: string
  movements: string
  entries: string
}

type Proven = {
  siteId: SiteColumn
  accountId: string
  balance: string
  lifetime: string
}

type Purse = {
  siteId: SiteColumn
  accountId: string
  balance: Generated<string>
  lifetime: Generated<string>
}

type Rule = {
  siteId: SiteColumn
  name: string
  points: number
  period: 'DAY' | 'MONTH' | 'ONCE' | null
  times: number | null
  isOn: Generated<boolean>
  activeFrom: Date | null
  activeUntil: Date | null
  changedAt: Date
  revision: Generated<number>
  changedBy: string | null
}

type SignIn = {
  siteId: SiteColumn
  accountId: string
  day: string
  streak: number
  at: Date
}

type Suspicion = {
  siteId: SiteColumn
  holdId: string
  accountId: string
  kind: 'ring' | 'partner' | 'pace'
  evidence: JsonColumn
  at: Date
  decidedAt: Date | null
  decidedBy: string | null
  isApproved: boolean | null
}

type Task = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  day: string
  type: string
  points: number
  doneAt: Date
  collectedAt: Date | null
}

type Tables = {
  'points.bulk': Bulk
  'points.entry': Entry
  'points.exam_score': ExamScore
  'points.frozen_day': FrozenDay
  'points.gift_giver': GiftGiver
  'points.gift_tally': GiftTally
  'points.hold': Hold
  'points.ledger_check': LedgerCheck
  'points.movement': Movement
  'points.proof': Proof
  'points.proven': Proven
  'points.purse': Purse
  'points.rule': Rule
  'points.sign_in': SignIn
  'points.suspicion': Suspicion
  'points.task': Task
}

export const on = tables<Tables>()
