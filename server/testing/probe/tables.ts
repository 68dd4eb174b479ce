import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type Tables = {
  'probe.note': {
    siteId: SiteColumn
    id: Generated<string>
    ownerId: string
    text: string
    heard: Generated<number>
  }
  'probe.purse': { siteId: SiteColumn; ownerId: string; balance: number }
  'probe.movement': {
    siteId: SiteColumn
    id: Generated<string>
    ownerId: string
    amount: number
    note: string | null
  }
  'probe.beat': { siteId: SiteColumn; accountId: string; module: number; seconds: number }
}

export const on = tables<Tables>()
