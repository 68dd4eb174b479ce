import type { collect as contract } from '@lyceum/contract/social'
import type { Input, Result } from '@lyceum/contract/kit'
import { collected } from '#events/social'
import type { Ctx } from '#platform/ctx'
import { count, tallyOf } from '../tally-store.ts'
import type { Target, Targets } from '../targets.ts'
import { addFavourite, dropFavourite } from './store.ts'

/** B-385: adding an existing favourite changes nothing and is counted once. */
export async function collect(
  ctx: Ctx,
  targets: Targets,
  { targetType: kind, targetId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const target = { kind, id: targetId }
  await targets.see(ctx, target)
  const isNew = await addFavourite(ctx.db, { target, accountId: ctx.actor.id, at: ctx.now })
  if (isNew) await ctx.publish(collected, { kind, targetId, accountId: ctx.actor.id })
  return { isCollected: true, collects: await collectsAfter(ctx, target, Number(isNew)) }
}

export async function uncollect(
  ctx: Ctx,
  targets: Targets,
  { targetType: kind, targetId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const target = { kind, id: targetId }
  await targets.see(ctx, target)
  const isGone = await dropFavourite(ctx.db, target, ctx.actor.id)
  return { isCollected: false, collects: await collectsAfter(ctx, target, -Number(isGone)) }
}

async function collectsAfter(ctx: Ctx, target: Target, step: number): Promise<number> {
  const { collects } =
    step === 0 ? await tallyOf(ctx.db, target) : await count(ctx.db, target, { collects: step })
  return collects
}
