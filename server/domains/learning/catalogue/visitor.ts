import type { Visitor } from '#domains/course'
import { audienceKeysOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'

/** The caller, as the course catalogue needs it for visibility. */
export async function visitorOf(ctx: Ctx): Promise<Visitor> {
  return { keys: await audienceKeysOf(ctx.db, ctx.actor.id), isExternal: ctx.actor.isExternal }
}
