import { messageObjects, removeAbout } from '#domains/message'
import { audienceKeysOf } from '#domains/org'
import { jobChanged, unitMoved } from '#events/org'
import type { Ctx } from '#platform/ctx'
import { on, onAll } from '#platform/domain'
import { notices } from './notices.ts'
import { isNamed } from './rules.ts'
import { startBroadcast } from './broadcast/start-broadcast.ts'
import { broadcastAudiences, objectOf, broadcastIdOf, unitNotices } from './broadcast/store.ts'

/** People who changed their job lose messages meant for their former unit. */
async function takeBackFrom(ctx: Ctx, all: readonly { readonly accountId: string }[]): Promise<void> {
  const templates = notices.map(({ key }) => key)
  const accountIds = all.map(({ accountId }) => accountId)
  const messages = await messageObjects(ctx.db, accountIds, templates)
  for (const [accountId, ofPerson] of Map.groupBy(messages, (message) => message.accountId))
    await takeBackLost(
      ctx,
      accountId,
      ofPerson.map(({ object }) => object),
    )
}

async function takeBackLost(ctx: Ctx, accountId: string, objects: readonly string[]): Promise<void> {
  const keys = await audienceKeysOf(ctx.db, accountId)
  const audiences = await broadcastAudiences(ctx.db, objects.map(broadcastIdOf))
  const lost = audiences.filter(({ audience }) => !isNamed(audience, keys)).map(({ id }) => objectOf(id))
  if (lost.length > 0) await removeAbout(ctx.db, { accountIds: [accountId], objects: lost, at: ctx.now })
}

async function sweepUnits(ctx: Ctx): Promise<void> {
  for (const item of await unitNotices(ctx.db)) await startBroadcast(ctx, item, { event: 'swept' })
}

export const eventHandlers = [
  onAll(jobChanged, 'takeBack', takeBackFrom),
  on(unitMoved, 'takeBack', sweepUnits),
]
