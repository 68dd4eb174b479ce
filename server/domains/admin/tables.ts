// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Download = {
  siteId: SiteColumn
  id: Generated<string>
  ownerId: string
  role: string
  kind: string
  format: 'xlsx' | 'csv'
  filter: JsonColumn
  state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'refused' | 'cancelled'>
  run: Generated<number>
  objectKey: string | null
  scopes: JsonColumn | null
  rowsDone: Generated<number>
  rowsTotal: number | null
  fileId: string | null
  size: string | null
  createdAt: Generated<Date>
  beatAt: Date | null
  finishedAt: Date | null
  expiresAt: Date | null
  subject: Generated<string>
}

type HiddenSetup = {
  siteId: SiteColumn
  accountId: string
  hiddenAt: Date
}

type Tables = {
  'admin.download': Download
  'admin.hidden_setup': HiddenSetup
}

export const on = tables<Tables>()
