import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import type { JobTicket } from '#platform/jobs/job-ticket'
import { insertBroadcast, type BroadcastEvent, broadcastsOf, updateBroadcast } from './store.ts'

const payload = z.object({ id: z.string() })

/** Runs the steps of one broadcast. It resumes where it stopped, so a failure only costs time. */
export const broadcastTicket: JobTicket<z.infer<typeof payload>> = { name: 'news.tell', payload, attempts: 5 }

type Item = { readonly id: string; readonly version: number }

/** Starts notifying an audience, at once or at a given time; in this transaction, so that both happen or neither. */
export async function startBroadcast(
  ctx: Ctx,
  { id: itemId, version }: Item,
  { event, dueAt = ctx.now }: { readonly event: BroadcastEvent; readonly dueAt?: Date },
): Promise<void> {
  const id = await insertBroadcast(ctx.db, { itemId, event, version, dueAt })
  if (dueAt <= ctx.now) await goOn(ctx, id)
}

/** Walks the audience again: people with the message get no second one, new people get their first. */
export async function restartBroadcast(ctx: Ctx, broadcastId: string): Promise<void> {
  await updateBroadcast(ctx.db, broadcastId, { reached: '0', walked: 0, beatAt: null, endedAt: null })
  await goOn(ctx, broadcastId)
}

export const goOn = (ctx: Ctx, id: string) => ctx.enqueue(broadcastTicket, { id }, { key: id })

/** The broadcast whose message people have now: the last one about the item itself. */
export async function lastBroadcast(ctx: Ctx, itemId: string) {
  const all = await broadcastsOf(ctx.db, itemId)
  return all.find(({ event }) => event === 'published' || event === 'changed')
}
