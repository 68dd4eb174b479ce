// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Inbox = {
  siteId: SiteColumn
  accountId: string
  messages: Generated<number>
  unread: Generated<number>
  exam: Generated<number>
}

type Message = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  template: string
  object: string
  filling: JsonColumn
  link: Generated<string>
  isExam: Generated<boolean>
  at: Date
  readAt: Date | null
  removedAt: Date | null
  mailedAt: Date | null
}

type Preference = {
  siteId: SiteColumn
  accountId: string
  mail: Generated<'daily' | 'none'>
}

type Tables = {
  'message.inbox': Inbox
  'message.message': Message
  'message.preference': Preference
}

export const on = tables<Tables>()
