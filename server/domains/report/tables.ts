// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type Activity = {
  siteId: SiteColumn
  week: string
  unitId: Generated<string>
  people: number
  signIns: number
}

type Tables = {
  'report.activity': Activity
}

export const on = tables<Tables>()
