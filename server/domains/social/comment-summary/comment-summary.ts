import type { getCommentSummary as contract } from '@lyceum/contract/social'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { doneWith } from '../likes/queries.ts'
import { tallyOf } from '../tally-store.ts'
import type { Targets } from '../targets.ts'
import { lastBy } from '../comment/queries.ts'
import { showComments } from '../comment/show-comments.ts'

/** count, average and the caller's own comment; and the state of the buttons beside it. */
export async function getCommentSummary(
  ctx: Ctx,
  targets: Targets,
  { targetType, targetId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const target = { kind: targetType, id: targetId }
  const kind = await targets.see(ctx, target)
  const { comments, ...tally } = await tallyOf(ctx.db, target)
  const done = await doneWith(ctx.db, target, ctx.actor.id)
  const own = await lastBy(ctx.db, target, ctx.actor.id)
  const shown = own && (await showComments(ctx, { kind, target, rows: [own] })).get(own.id)
  return {
    count: comments,
    average: (await kind.average?.(ctx, targetId)) ?? null,
    ...tally,
    ...done,
    own: shown ?? null,
  }
}
