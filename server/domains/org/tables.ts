// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type Centre = {
  siteId: SiteColumn
  id: Generated<string>
  code: string
  name: string
  place: Generated<string>
  closedAt: Date | null
  createdAt: Generated<Date>
}

type CentreUnit = {
  siteId: SiteColumn
  centreId: string
  unitId: string
}

type Family = {
  siteId: SiteColumn
  id: Generated<string>
  parentId: string | null
  name: string
  rank: Generated<number>
}

type Grade = {
  siteId: SiteColumn
  id: Generated<string>
  code: string
  name: string
  rank: number
}

type Job = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  unitId: string
  positionId: string
  gradeId: string | null
  isMain: Generated<boolean>
  isHead: Generated<boolean>
  since: string
  until: string | null
}

type Line = {
  siteId: SiteColumn
  accountId: string
  managerId: string
  setBy: string | null
  setAt: Generated<Date>
}

type Position = {
  siteId: SiteColumn
  id: Generated<string>
  code: string
  name: string
  familyId: string | null
}

type Unit = {
  siteId: SiteColumn
  id: Generated<string>
  parentId: string | null
  code: string
  name: string
  path: string[]
  position: Generated<number>
  createdAt: Generated<Date>
  closedAt: Date | null
}

type UnitMove = {
  siteId: SiteColumn
  id: Generated<string>
  unitId: string
  fromParentId: string | null
  fromPosition: number
  toParentId: string | null
  movedBy: string | null
  movedAt: Generated<Date>
  undoneAt: Date | null
}

type Tables = {
  'org.centre': Centre
  'org.centre_unit': CentreUnit
  'org.family': Family
  'org.grade': Grade
  'org.job': Job
  'org.line': Line
  'org.position': Position
  'org.unit': Unit
  'org.unit_move': UnitMove
}

export const on = tables<Tables>()
