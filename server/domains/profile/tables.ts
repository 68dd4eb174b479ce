// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Draft = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  clientKey: string
  type: 'article' | 'question' | 'topic' | 'document'
  title: string
  content: JsonColumn
  excerpt: string
  savedAt: Date
}

type Person = {
  siteId: SiteColumn
  accountId: string
  words: Generated<string>
  interests: Generated<string[]>
  seenData: Generated<'everyone' | 'followed' | 'self'>
  seenShare: Generated<'everyone' | 'followed' | 'self'>
  seenFollow: Generated<'everyone' | 'followed' | 'self'>
  seenAbout: Generated<'everyone' | 'followed' | 'self'>
  seenBirthday: Generated<'everyone' | 'followed' | 'self'>
}

type Tables = {
  'profile.draft': Draft
  'profile.person': Person
}

export const on = tables<Tables>()
