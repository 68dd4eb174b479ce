// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type Asked = {
  siteId: SiteColumn
  accountId: string
  word: string
  lastAt: Date
  lastOn: string
  isForgotten: Generated<boolean>
}

type Document = {
  siteId: SiteColumn
  source: string
  objectId: string
  type:
    | 'course'
    | 'exam'
    | 'topic'
    | 'game'
    | 'knowledge'
    | 'question'
    | 'circle'
    | 'notice'
    | 'article'
    | 'user'
  title: string
  body: Generated<string>
  note: Generated<string>
  pictureId: string | null
  seed: Generated<number>
  category: Generated<string>
  audience: string[]
  isClosedToExternals: Generated<boolean>
  shownFrom: Date | null
  shownUntil: Date | null
  at: Date
  digest: string
  words: string
  titleWords: string
}

type Engine = {
  siteId: SiteColumn
  doesAnswer: Generated<boolean>
}

type WordDay = {
  siteId: SiteColumn
  day: string
  word: string
  times: Generated<number>
  people: Generated<number>
  empty: Generated<number>
}

type Tables = {
  'search.asked': Asked
  'search.document': Document
  'search.engine': Engine
  'search.word_day': WordDay
}

export const on = tables<Tables>()
