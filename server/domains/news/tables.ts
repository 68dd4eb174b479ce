// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Attachment = {
  siteId: SiteColumn
  itemId: string
  fileId: string
  position: number
  inText: Generated<boolean>
}

type Item = {
  siteId: SiteColumn
  id: Generated<string>
  kind: 'notice' | 'article'
  state: Generated<'draft' | 'published' | 'withdrawn'>
  title: string
  summary: Generated<string>
  content: JsonColumn
  audience: Generated<string[]>
  unitId: string | null
  isPinned: Generated<boolean>
  mustAcknowledge: Generated<boolean>
  version: Generated<number>
  shownFrom: Date | null
  shownUntil: Date | null
  isPublic: Generated<boolean>
  place: Generated<string>
  createdBy: string
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  publishedAt: Date | null
  reads: Generated<number>
  acknowledged: Generated<number>
  meant: number | null
  revision: Generated<number>
}

type Reading = {
  siteId: SiteColumn
  itemId: string
  accountId: string
  firstAt: Date
  lastAt: Date
  seconds: Generated<number>
  acknowledgedVersion: number | null
  acknowledgedAt: Date | null
}

type Telling = {
  siteId: SiteColumn
  id: Generated<string>
  itemId: string
  event: 'published' | 'changed' | 'reminder' | 'swept'
  version: number
  dueAt: Date
  reached: Generated<string>
  walked: Generated<number>
  told: Generated<number>
  beatAt: Date | null
  endedAt: Date | null
}

type Tables = {
  'news.attachment': Attachment
  'news.item': Item
  'news.reading': Reading
  'news.telling': Telling
}

export const on = tables<Tables>()
