import { objectsHeld, removeAbout } from '#domains/message'
import { audienceKeysOf } from '#domains/org'
import { jobChanged, unitMoved } from '#events/org'
import type { Ctx } from '#platform/ctx'
import { on } from '#platform/room'
import { notices } from './notices.ts'
import { isNamed } from './rules.ts'
import { beginTelling } from './telling/begin.ts'
import { audiencesTold, objectOf, tellingOf, toldByUnit } from './telling/store.ts'

/** Who works elsewhere now loses what was told to those who work where they did. */
async function takeBackFrom(ctx: Ctx, { accountId }: { readonly accountId: string }): Promise<void> {
  const templates = notices.map(({ key }) => key)
  const objects = await objectsHeld(ctx.db, accountId, templates)
  if (objects.length === 0) return
  const keys = await audienceKeysOf(ctx.db, accountId)
  const told = await audiencesTold(ctx.db, objects.map(tellingOf))
  const lost = told.filter(({ audience }) => !isNamed(audience, keys)).map(({ id }) => objectOf(id))
  if (lost.length > 0) await removeAbout(ctx.db, { accountIds: [accountId], objects: lost, at: ctx.now })
}

async function sweepUnits(ctx: Ctx): Promise<void> {
  for (const item of await toldByUnit(ctx.db)) await beginTelling(ctx, item, { event: 'swept' })
}

export const reactions = [on(jobChanged, 'takeBack', takeBackFrom), on(unitMoved, 'takeBack', sweepUnits)]
