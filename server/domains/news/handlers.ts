import { messageObjects, removeAbout } from '#domains/message'
import { audienceKeysOf } from '#domains/org'
import { jobChanged, unitMoved } from '#events/org'
import type { Ctx } from '#platform/ctx'
import { on } from '#platform/domain'
import { notices } from './notices.ts'
import { isNamed } from './rules.ts'
import { startBroadcast } from './broadcast/start-broadcast.ts'
import { broadcastAudiences, objectOf, broadcastIdOf, unitNotices } from './broadcast/store.ts'

/** People who changed their job lose messages meant for their former unit. */
async function takeBackFrom(ctx: Ctx, { accountId }: { readonly accountId: string }): Promise<void> {
  const templates = notices.map(({ key }) => key)
  const objects = await messageObjects(ctx.db, accountId, templates)
  if (objects.length === 0) return
  const keys = await audienceKeysOf(ctx.db, accountId)
  const audiences = await broadcastAudiences(ctx.db, objects.map(broadcastIdOf))
  const lost = audiences.filter(({ audience }) => !isNamed(audience, keys)).map(({ id }) => objectOf(id))
  if (lost.length > 0) await removeAbout(ctx.db, { accountIds: [accountId], objects: lost, at: ctx.now })
}

async function sweepUnits(ctx: Ctx): Promise<void> {
  for (const item of await unitNotices(ctx.db)) await startBroadcast(ctx, item, { event: 'swept' })
}

export const eventHandlers = [on(jobChanged, 'takeBack', takeBackFrom), on(unitMoved, 'takeBack', sweepUnits)]
