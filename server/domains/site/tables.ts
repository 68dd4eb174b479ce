// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Delivery = {
  siteId: SiteColumn
  id: Generated<string>
  channel: 'mail' | 'sms'
  template: string
  accountId: string | null
  recipient: string
  locale: 'zh-CN' | 'zh-TW' | 'en-US'
  at: Date
  state: 'sent' | 'failed'
  reason: 'unreachable' | 'timeout' | 'denied' | 'refused' | 'busy' | 'other' | null
  replyCode: number | null
}

type Host = {
  host: string
  siteId: number
}

type Link = {
  siteId: SiteColumn
  id: Generated<string>
  title: string
  accessUrl: string
  position: Generated<number>
  createdAt: Generated<Date>
}

type NoticeTemplate = {
  siteId: SiteColumn
  key: string
  locale: 'zh-CN' | 'zh-TW' | 'en-US'
  subject: Generated<string>
  body: string
  updatedBy: string | null
  updatedAt: Generated<Date>
}

type Setting = {
  siteId: SiteColumn
  name: string
  value: JsonColumn
  updatedBy: string | null
  updatedAt: Generated<Date>
}

type Site = {
  id: Generated<number>
  code: string
  name: JsonColumn
  zone: Generated<string>
  locale: Generated<'zh-CN' | 'zh-TW' | 'en-US'>
  validUntil: Date | null
  createdAt: Generated<Date>
  isPlatform: Generated<boolean>
  storageQuotaMb: Generated<number>
}

type Tables = {
  'site.delivery': Delivery
  'site.host': Host
  'site.link': Link
  'site.notice_template': NoticeTemplate
  'site.setting': Setting
  'site.site': Site
}

export const on = tables<Tables>({ global: ['site.host', 'site.site'] })
