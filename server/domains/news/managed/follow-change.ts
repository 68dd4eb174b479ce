import type { Ctx } from '#platform/ctx'
import { isSameAudience, standingOf } from '../rules.ts'
import type { lockItem } from '../store.ts'
import { beginTelling, goOn, lastTelling, tellAgain } from '../telling/begin.ts'
import { updateTelling } from '../telling/store.ts'

type Item = NonNullable<Awaited<ReturnType<typeof lockItem>>>
type After = Pick<Item, 'version' | 'audience' | 'mustAcknowledge' | 'shownFrom' | 'shownUntil'>

/**
 * What people hear of a change of something published: other words that ask to be agreed to are told to all; of another
 * audience, whoever is in it now is told and whoever is not loses the message; another time moves what is still to come.
 */
export async function followChange(ctx: Ctx, before: Item, after: After): Promise<void> {
  if (before.state !== 'published' || before.kind !== 'notice') return
  const last = await lastTelling(ctx, before.id)
  if (last?.beatAt === null) await moveTo(ctx, last.id, after.shownFrom ?? ctx.now)
  else await tellChange(ctx, { before, after, lastId: last?.id })
}

type Change = { readonly before: Item; readonly after: After; readonly lastId: string | undefined }

async function tellChange(ctx: Ctx, { before, after, lastId }: Change): Promise<void> {
  const isMoved = !isSameAudience(before.audience, after.audience)
  if (isMoved) await beginTelling(ctx, before, { event: 'swept' })
  if (standingOf({ ...before, ...after }, ctx.now) !== 'shown') return
  const isAsked = after.version !== before.version && after.mustAcknowledge
  if (isAsked) await beginTelling(ctx, { id: before.id, version: after.version }, { event: 'changed' })
  else if (isMoved && lastId !== undefined) await tellAgain(ctx, lastId)
}

/** Nobody has been told yet: whatever has changed, they will hear the new of it. */
async function moveTo(ctx: Ctx, tellingId: string, dueAt: Date): Promise<void> {
  await updateTelling(ctx.db, tellingId, { dueAt })
  if (dueAt <= ctx.now) await goOn(ctx, tellingId)
}
