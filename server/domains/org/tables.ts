// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

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

type Position = {
  siteId: SiteColumn
  id: Generated<string>
  code: string
  name: string
  family: string
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
}

type Tables = {
  'org.grade': Grade
  'org.job': Job
  'org.position': Position
  'org.unit': Unit
}

export const on = tables<Tables>()
