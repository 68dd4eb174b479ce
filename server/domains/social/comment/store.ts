import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Target } from '../targets.ts'

/** The columns of a comment that this domain reads. */
export const columns = [
  'id',
  'kind',
  'targetId',
  'parentId',
  'accountId',
  'html',
  'likes',
  'replies',
  'at',
  'removedAt',
] as const

export type CommentRow = NonNullable<Awaited<ReturnType<typeof commentById>>>

export async function commentById(db: Db, commentId: string) {
  return on(db).selectFrom('social.comment').select(columns).where('id', '=', commentId).executeTakeFirst()
}

type NewComment = {
  readonly target: Target
  readonly parentId: string | null
  readonly accountId: string
  readonly html: string
  readonly at: Date
}

export async function insertComment(
  db: Db,
  { target: { kind, id: targetId }, ...comment }: NewComment,
): Promise<CommentRow> {
  return on(db)
    .insertInto('social.comment')
    .values({ kind, targetId, ...comment })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Whether somebody posted exactly this about a thing since then. */
export async function isRepeatedComment(
  db: Db,
  { target: { kind, id }, parentId, accountId, html, at: since }: NewComment,
): Promise<boolean> {
  const found = await on(db)
    .selectFrom('social.comment')
    .select('id')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where('at', '>', since)
    .where('html', '=', html)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Counts a reply to a comment; false: it is about another thing, or was removed. */
export async function countReply(db: Db, { kind, id }: Target, parentId: string): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('social.comment')
    .set((comment) => ({ replies: comment('replies', '+', 1) }))
    .where('id', '=', parentId)
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .where('parentId', 'is', null)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function uncountReply(db: Db, parentId: string): Promise<void> {
  await on(db)
    .updateTable('social.comment')
    .set((comment) => ({ replies: comment('replies', '-', 1) }))
    .where('id', '=', parentId)
    .execute()
}

/** Removes the text; false: it was removed concurrently. */
export async function eraseComment(
  db: Db,
  commentId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('social.comment')
    .set({ html: '', removedAt: at, removedBy: by })
    .where('id', '=', commentId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Number of likes of a comment after this step. */
export async function countCommentLikes(db: Db, commentId: string, step: number): Promise<number> {
  const { likes } = await on(db)
    .updateTable('social.comment')
    .set((comment) => ({ likes: comment('likes', '+', step) }))
    .where('id', '=', commentId)
    .returning('likes')
    .executeTakeFirstOrThrow()
  return likes
}
