import type { Ctx } from '#platform/ctx'
import { isSameAudience, newsStateOf } from '../rules.ts'
import type { lockItem } from '../store.ts'
import { startBroadcast, goOn, lastBroadcast, restartBroadcast } from '../broadcast/start-broadcast.ts'
import { updateBroadcast } from '../broadcast/store.ts'

type Item = NonNullable<Awaited<ReturnType<typeof lockItem>>>
type After = Pick<Item, 'version' | 'audience' | 'mustAcknowledge' | 'shownFrom' | 'shownUntil'>

/**
 * Who is notified when something published changes: a changed text that requires an acknowledgement goes to all; with
 * another audience, new members are notified and former ones lose the message; another time moves a scheduled broadcast.
 */
export async function followChange(ctx: Ctx, before: Item, after: After): Promise<void> {
  if (before.state !== 'published' || before.kind !== 'notice') return
  const last = await lastBroadcast(ctx, before.id)
  if (last?.beatAt === null) await moveTo(ctx, last.id, after.shownFrom ?? ctx.now)
  else await broadcastChange(ctx, { before, after, lastId: last?.id })
}

type Change = { readonly before: Item; readonly after: After; readonly lastId: string | undefined }

async function broadcastChange(ctx: Ctx, { before, after, lastId }: Change): Promise<void> {
  const isMoved = !isSameAudience(before.audience, after.audience)
  if (isMoved) await startBroadcast(ctx, before, { event: 'swept' })
  if (newsStateOf({ ...before, ...after }, ctx.now) !== 'shown') return
  const isAsked = after.version !== before.version && after.mustAcknowledge
  if (isAsked) await startBroadcast(ctx, { id: before.id, version: after.version }, { event: 'changed' })
  else if (isMoved && lastId !== undefined) await restartBroadcast(ctx, lastId)
}

/** Nobody has been notified yet: they will get the changed version. */
async function moveTo(ctx: Ctx, broadcastId: string, dueAt: Date): Promise<void> {
  await updateBroadcast(ctx.db, broadcastId, { dueAt })
  if (dueAt <= ctx.now) await goOn(ctx, broadcastId)
}
