// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type Comment = {
  siteId: SiteColumn
  id: Generated<string>
  kind: string
  targetId: string
  parentId: string | null
  accountId: string
  html: string
  likes: Generated<number>
  replies: Generated<number>
  at: Date
  removedAt: Date | null
  removedBy: string | null
}

type Favourite = {
  siteId: SiteColumn
  accountId: string
  kind: string
  targetId: string
  number: Generated<string>
  at: Date
}

type Follow = {
  siteId: SiteColumn
  accountId: string
  followedId: string
  number: Generated<string>
  at: Date
}

type Liking = {
  siteId: SiteColumn
  kind: string
  targetId: string
  accountId: string
  at: Date
}

type PersonTally = {
  siteId: SiteColumn
  accountId: string
  fans: Generated<number>
  follows: Generated<number>
  likes: Generated<number>
}

type Share = {
  siteId: SiteColumn
  kind: string
  targetId: string
  accountId: string
  receiverId: string
  note: Generated<string>
  at: Date
}

type Tally = {
  siteId: SiteColumn
  kind: string
  targetId: string
  comments: Generated<number>
  likes: Generated<number>
  collects: Generated<number>
  shares: Generated<number>
}

type Tables = {
  'social.comment': Comment
  'social.favourite': Favourite
  'social.follow': Follow
  'social.liking': Liking
  'social.person_tally': PersonTally
  'social.share': Share
  'social.tally': Tally
}

export const on = tables<Tables>()
