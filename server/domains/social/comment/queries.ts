import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Target } from '../targets.ts'
import { columns, type CommentRow } from './store.ts'

/** Cursor of a list: number of likes and id. */
type Mark = { readonly likes: number; readonly id: string }

type Page = { readonly order: 'hot' | 'new'; readonly beneath: Mark | undefined; readonly limit: number }

/** The top-level comments of a thing, without replies; read from one of two indexes. */
export async function commentPage(
  db: Db,
  { kind, id }: Target,
  { order, beneath, limit }: Page,
): Promise<CommentRow[]> {
  const all = on(db)
    .selectFrom('social.comment')
    .select(columns)
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .where('parentId', 'is', null)
    .where((at) => at.or([at('removedAt', 'is', null), at('replies', '>', 0)]))
    .limit(limit)
  const sorted =
    order === 'hot' ? all.orderBy('likes', 'desc').orderBy('id', 'desc') : all.orderBy('id', 'desc')
  if (!beneath) return sorted.execute()
  return sorted
    .$if(order === 'hot', (query) =>
      query.where(sql<boolean>`(likes, id) < (${beneath.likes}::integer, ${beneath.id}::bigint)`),
    )
    .$if(order === 'new', (query) => query.where('id', '<', beneath.id))
    .execute()
}

export async function replyPage(
  db: Db,
  commentId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<CommentRow[]> {
  return on(db)
    .selectFrom('social.comment')
    .select(columns)
    .where('parentId', '=', commentId)
    .where('removedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The first replies of each comment, in one statement: a few index rows per comment, however many it has. */
export async function firstReplies(
  db: Db,
  parentIds: readonly string[],
  most: number,
): Promise<CommentRow[]> {
  if (parentIds.length === 0) return []
  const { rows } = await sql<CommentRow>`
    select reply.id, reply.kind, reply.target_id, reply.parent_id, reply.account_id, reply.html, reply.likes,
           reply.replies, reply.at, reply.removed_at
    from unnest(${[...parentIds]}::bigint[]) as parent (id)
    cross join lateral (
      select * from social.comment c
      where c.site_id = ${db.siteId} and c.parent_id = parent.id and c.removed_at is null
      order by c.id limit ${most}) reply
    order by reply.id`.execute(db.kysely)
  return rows
}

/** Which of these comments somebody likes. */
export async function likedAmong(
  db: Db,
  commentIds: readonly string[],
  accountId: string,
): Promise<ReadonlySet<string>> {
  if (commentIds.length === 0) return new Set()
  const rows = await on(db)
    .selectFrom('social.liking')
    .select('targetId')
    .where('accountId', '=', accountId)
    .where('kind', '=', 'comment')
    .where('targetId', 'in', commentIds)
    .execute()
  return new Set(rows.map(({ targetId }) => targetId))
}

/** Somebody's last comment on a thing that was not removed. */
export async function lastBy(
  db: Db,
  { kind, id }: Target,
  accountId: string,
): Promise<CommentRow | undefined> {
  return on(db)
    .selectFrom('social.comment')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .where('parentId', 'is', null)
    .where('removedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
