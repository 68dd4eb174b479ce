// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type Board = {
  siteId: SiteColumn
  board: 'credit' | 'learned'
  period: string
  asOf: Date
  people: Generated<number>
  id: Generated<string>
}

type Choice = {
  siteId: SiteColumn
  accountId: string
  titleId: string | null
  isUnnamed: Generated<boolean>
}

type Earned = {
  siteId: SiteColumn
  accountId: string
  medalId: string
  earnedAt: Generated<Date>
  toldAt: Date | null
  shownAs: number | null
}

type Medal = {
  siteId: SiteColumn
  id: Generated<string>
  name: string
  words: Generated<string>
  glyph: 'book' | 'flame' | 'star' | 'peak' | 'quill' | 'shield' | 'bloom' | 'gate' | 'voice'
  tier: 'gold' | 'silver' | 'bronze'
  pictureId: string | null
  deed: string
  needed: number
  isRetired: Generated<boolean>
  position: Generated<number>
  revision: Generated<number>
}

type Standing = {
  siteId: SiteColumn
  boardId: string
  accountId: string
  score: string
}

type Tally = {
  siteId: SiteColumn
  accountId: string
  deed: string
  count: Generated<number>
}

type Title = {
  siteId: SiteColumn
  id: Generated<string>
  name: string
  points: number
}

type Tables = {
  'honor.board': Board
  'honor.choice': Choice
  'honor.earned': Earned
  'honor.medal': Medal
  'honor.standing': Standing
  'honor.tally': Tally
  'honor.title': Title
}

export const on = tables<Tables>()
