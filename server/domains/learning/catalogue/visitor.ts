import type { Visitor } from '#domains/course'
import { audienceKeysOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'

/** Whoever asks, as the shelf knows them. */
export async function visitorOf(ctx: Ctx): Promise<Visitor> {
  return { keys: await audienceKeysOf(ctx.db, ctx.actor.id), isExternal: ctx.actor.isExternal }
}
