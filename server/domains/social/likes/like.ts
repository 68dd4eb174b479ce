import type { like as contract } from '@lyceum/contract/social'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { liked } from '#events/social'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { commentById, countCommentLikes } from '../comment/store.ts'
import { countPeople } from '../follow/store.ts'
import { count, tallyOf } from '../tally-store.ts'
import type { Target, Targets } from '../targets.ts'
import { addLiking, dropLiking } from './store.ts'

/** A call that names the wanted state gets it, however often and from however many pages at once. */
export async function like(
  ctx: Ctx,
  targets: Targets,
  { targetType: kind, targetId, isLiked }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const target = { kind, id: targetId }
  const comment = kind === 'comment' ? await commentOf(ctx, targetId) : undefined
  const authorId = comment?.authorId
  await targets.see(ctx, comment?.about ?? target)
  const action = { target, accountId: ctx.actor.id, at: ctx.now }
  const isNew = isLiked !== false && (await addLiking(ctx.db, action))
  const isGone = !isNew && isLiked !== true && (await dropLiking(ctx.db, target, ctx.actor.id))
  const step = Number(isNew) - Number(isGone)
  if (isNew) await ctx.publish(liked, { kind, targetId, accountId: ctx.actor.id, authorId })
  const likes = await likesAfter(ctx, target, step)
  await countForAuthor(ctx, authorId, step)
  return { isLiked: isLiked ?? isNew, likes }
}

/** A comment is visible to whoever sees its target; a removed one is not found. */
async function commentOf(
  ctx: Ctx,
  commentId: string,
): Promise<{ readonly about: Target; readonly authorId: string }> {
  const comment = await commentById(ctx.db, commentId)
  if (!comment || comment.removedAt) return fail(commonErrors.NOT_FOUND)
  return { about: { kind: comment.kind, id: comment.targetId }, authorId: comment.accountId }
}

async function likesAfter(ctx: Ctx, target: Target, step: number): Promise<number> {
  if (target.kind === 'comment') return countCommentLikes(ctx.db, target.id, step)
  const { likes } = step === 0 ? await tallyOf(ctx.db, target) : await count(ctx.db, target, { likes: step })
  return likes
}

/** A like of a comment is counted for its author, too. */
async function countForAuthor(ctx: Ctx, authorId: string | undefined, step: number): Promise<void> {
  if (authorId !== undefined && step !== 0) await countPeople(ctx.db, new Map([[authorId, { likes: step }]]))
}
