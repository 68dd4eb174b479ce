// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Brought = {
  siteId: SiteColumn
  accountId: string
  seriesId: string
}

type BulkAct = {
  siteId: SiteColumn
  id: Generated<string>
  act: 'leave' | 'move' | 'end-sessions'
  details: JsonColumn
  actedBy: string
  actedAt: Generated<Date>
  undoneAt: Date | null
}

type BulkStep = {
  siteId: SiteColumn
  bulkId: string
  accountId: string
  before: JsonColumn
}

type ColumnChoice = {
  siteId: SiteColumn
  accountId: string
  columns: string[]
}

type Departure = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  leavesOn: string
  reason: Generated<string>
  decidedBy: string
  decidedAt: Generated<Date>
  doneAt: Date | null
  endedAt: Date | null
  endedJobs: Generated<string[]>
  endedLines: Generated<string[]>
}

type Entry = {
  siteId: SiteColumn
  accountId: string
  name: string
  nameKey: string
  givenKey: string
  userKey: string
  staffKey: string
  emailKey: string
  phoneKey: string
  state: 'pending' | 'active' | 'suspended' | 'left'
  isExternal: boolean
  joinedKey: string
  loginKey: Date
  unitId: string | null
  positionId: string | null
  gradeId: string | null
  unitIds: string[]
}

type HeldField = {
  siteId: SiteColumn
  accountId: string
  field: string
  heldBy: string
  heldAt: Generated<Date>
}

type Import = {
  siteId: SiteColumn
  id: Generated<string>
  seriesId: string
  state:
    | 'mapping'
    | 'checking'
    | 'ready'
    | 'committing'
    | 'done'
    | 'undoing'
    | 'undone'
    | 'failed'
    | 'discarded'
  fileName: string
  fileId: string | null
  headings: Generated<string[]>
  samples: JsonColumn
  mapping: JsonColumn
  matchBy: Generated<'staffNo' | 'userName'>
  missing: Generated<'keep' | 'series' | 'site'>
  createMissing: Generated<boolean>
  counts: JsonColumn
  stepsTotal: Generated<number>
  stepsDone: Generated<number>
  trouble: string | null
  byId: string
  createdAt: Generated<Date>
  movedAt: Generated<Date>
  committedAt: Date | null
  undoUntil: Date | null
  undoneAt: Date | null
  actingId: string | null
  actingRole: string | null
}

type ImportDraft = {
  siteId: SiteColumn
  importId: string
  line: number
  key: string
  wish: JsonColumn
  cells: string[]
  problems: string[]
}

type ImportRow = {
  siteId: SiteColumn
  importId: string
  line: number
  key: string
  act: 'create' | 'change' | 'same' | 'leave' | 'rehire' | 'faulty' | 'spared' | null
  accountId: string | null
  wish: JsonColumn
  cells: string[] | null
  before: JsonColumn | null
  after: JsonColumn | null
  sticky: Generated<string[]>
  problems: Generated<string[]>
  appliedAt: Date | null
  undoneAt: Date | null
  notRestored: Generated<string[]>
}

type ImportSeries = {
  siteId: SiteColumn
  id: Generated<string>
  name: string
  source: 'file' | 'directory'
  matchBy: Generated<'staffNo' | 'userName'>
  missing: Generated<'keep' | 'series' | 'site'>
  createMissing: Generated<boolean>
  mapping: JsonColumn
  providerId: string | null
  filter: string | null
  isNightly: Generated<boolean>
  createdAt: Generated<Date>
}

type SavedView = {
  siteId: SiteColumn
  id: Generated<string>
  ownerId: string
  name: string
  isShared: Generated<boolean>
  query: JsonColumn
  columns: string[]
  createdAt: Generated<Date>
}

type ScimName = {
  siteId: SiteColumn
  kind: 'user' | 'group'
  resourceId: string
  externalId: string
}

type ScimToken = {
  siteId: SiteColumn
  id: Generated<string>
  name: string
  tokenHash: Buffer
  tail: string
  byId: string
  createdAt: Generated<Date>
  lastUsedAt: Date | null
  revokedAt: Date | null
  byRole: string | null
  expiresAt: Generated<Date>
  usersAccess: Generated<'none' | 'read' | 'write'>
  groupsAccess: Generated<'none' | 'read' | 'write'>
}

type Tables = {
  'people.brought': Brought
  'people.bulk_act': BulkAct
  'people.bulk_step': BulkStep
  'people.column_choice': ColumnChoice
  'people.departure': Departure
  'people.entry': Entry
  'people.held_field': HeldField
  'people.import': Import
  'people.import_draft': ImportDraft
  'people.import_row': ImportRow
  'people.import_series': ImportSeries
  'people.saved_view': SavedView
  'people.scim_name': ScimName
  'people.scim_token': ScimToken
}

export const on = tables<Tables>()
