import type { removeComment as contract } from '@lyceum/contract/social'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { mainUnitsOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { count } from '../tally-store.ts'
import type { Targets } from '../targets.ts'
import { moderatedUnits } from './moderation.ts'
import { commentById, type CommentRow, eraseComment, uncountReply } from './store.ts'

/** by its author, or by a moderator; the latter is audited with the removed text. */
export async function removeComment(
  ctx: Ctx,
  targets: Targets,
  { targetType, id }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const comment = (await commentById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  // Type and id must belong together: each alone proves nothing.
  if (comment.kind !== targetType || comment.removedAt) fail(commonErrors.NOT_FOUND)
  const target = { kind: comment.kind, id: comment.targetId }
  await targets.see(ctx, target)
  const isOwn = comment.accountId === ctx.actor.id
  if (!isOwn && !(await moderates(ctx, comment))) fail(commonErrors.ERROR_HAVE_NO_PERMISSION)

  if (!(await eraseComment(ctx.db, id, { by: ctx.actor.id, at: ctx.now }))) fail(commonErrors.NOT_FOUND)
  if (comment.parentId !== null) await uncountReply(ctx.db, comment.parentId)
  await count(ctx.db, target, { comments: -1 })
  if (!isOwn) await record(ctx, comment)
  return { id }
}

async function moderates(ctx: Ctx, { accountId }: CommentRow): Promise<boolean> {
  const may = await moderatedUnits(ctx)
  return may((await mainUnitsOf(ctx.db, [accountId])).get(accountId)?.id)
}

function record(ctx: Ctx, { id, kind, targetId, accountId, html }: CommentRow): Promise<void> {
  return ctx.audit({
    action: 'social.comment.remove',
    object: `social.comment:${id}`,
    before: { about: `${kind}:${targetId}`, author: accountId, content: html },
  })
}
