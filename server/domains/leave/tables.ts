// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type Request = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  courseId: string | null
  type: 'PERSONAL' | 'SICK' | 'PUBLIC'
  reason: string
  fromAt: Date
  untilAt: Date
  state: Generated<'pending' | 'approved' | 'declined' | 'withdrawn'>
  askedAt: Date
  approverId: string | null
  escalatedTo: string | null
  escalatedAt: Date | null
  opinion: Generated<string>
  decidedBy: string | null
  onBehalfOf: string | null
  decidedAt: Date | null
  isHidden: Generated<boolean>
}

type Tables = {
  'leave.request': Request
}

export const on = tables<Tables>()
