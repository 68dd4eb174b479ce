import type * as contract from '@lyceum/contract/social'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { tallyOf } from '../tally-store.ts'
import type { Targets } from '../targets.ts'
import { commentPage, firstReplies, replyPage } from './queries.ts'
import { showComments } from './show-comments.ts'
import { commentById, type CommentRow } from './store.ts'

/** Number of replies a thread shows at first. */
const shownReplies = 2

export async function listComments(
  ctx: Ctx,
  targets: Targets,
  input: Input<typeof contract.listComments>,
): Promise<Result<typeof contract.listComments>> {
  const target = { kind: input.targetType, id: input.targetId }
  const kind = await targets.see(ctx, target)
  const { order, pageSize } = input
  const rows = await commentPage(ctx.db, target, {
    order,
    beneath: placeOf(input.beneath),
    limit: pageSize + 1,
  })
  const page = rows.slice(0, pageSize)
  const answered = page.filter(({ replies }) => replies > 0).map(({ id }) => id)
  const replies = await firstReplies(ctx.db, answered, shownReplies)
  const shown = await showComments(ctx, { kind, target, rows: [...page, ...replies] })
  const { comments } = await tallyOf(ctx.db, target)
  return {
    records: page.flatMap((row) => {
      const entry = shown.get(row.id)
      const own = replies
        .filter(({ parentId }) => parentId === row.id)
        .flatMap(({ id }) => shown.get(id) ?? [])
      return entry ? [{ ...entry, replies: row.replies, firstReplies: own }] : []
    }),
    total: comments,
    next: rows.length > pageSize ? markOf(page.at(-1)) : null,
  }
}

export async function listReplies(
  ctx: Ctx,
  targets: Targets,
  { commentId, after, pageSize }: Input<typeof contract.listReplies>,
): Promise<Result<typeof contract.listReplies>> {
  const comment = (await commentById(ctx.db, commentId)) ?? fail(commonErrors.NOT_FOUND)
  const target = { kind: comment.kind, id: comment.targetId }
  const kind = await targets.see(ctx, target)
  if (comment.removedAt && comment.replies === 0) fail(commonErrors.NOT_FOUND)
  const rows = await replyPage(ctx.db, commentId, { after: placeOf(after)?.id, limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  const shown = await showComments(ctx, { kind, target, rows: page })
  return {
    records: page.flatMap(({ id }) => shown.get(id) ?? []),
    total: comment.replies,
    next: rows.length > pageSize ? markOf(page.at(-1)) : null,
  }
}

const markOf = (row: CommentRow | undefined) => (row ? `${row.likes}.${row.id}` : null)

function placeOf(mark: string | undefined) {
  if (mark === undefined) return undefined
  const [likes = '0', id = '0'] = mark.split('.')
  return { likes: Number(likes), id }
}
