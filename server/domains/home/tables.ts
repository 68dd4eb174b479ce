// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type Browsed = {
  siteId: SiteColumn
  accountId: string
  kind: 'course' | 'notice' | 'article'
  targetId: string
  at: Date
}

type CalendarFeed = {
  siteId: SiteColumn
  accountId: string
  tokenHash: Buffer
  createdAt: Date
  readAt: Date | null
}

type Entry = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  module: string | null
  title: Generated<string>
  link: Generated<string>
  image: Generated<string>
  position: Generated<number>
}

type Tables = {
  'home.browsed': Browsed
  'home.calendar_feed': CalendarFeed
  'home.entry': Entry
}

export const on = tables<Tables>()
