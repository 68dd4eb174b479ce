import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import type { JobTicket } from '#platform/job-ticket'
import { insertTelling, type TellingEvent, tellingsOf, updateTelling } from './store.ts'

const payload = z.object({ id: z.string() })

/** Takes the steps of one telling. It goes on where it stopped, so failing costs nothing but the time. */
export const tellTicket: JobTicket<z.infer<typeof payload>> = { name: 'news.tell', payload, attempts: 5 }

type Item = { readonly id: string; readonly version: number }

/** Begins to tell an audience, at once or when the moment comes; in this transaction, so both happen or neither. */
export async function beginTelling(
  ctx: Ctx,
  { id: itemId, version }: Item,
  { event, dueAt = ctx.now }: { readonly event: TellingEvent; readonly dueAt?: Date },
): Promise<void> {
  const id = await insertTelling(ctx.db, { itemId, event, version, dueAt })
  if (dueAt <= ctx.now) await goOn(ctx, id)
}

/** Walks the audience once more: who has the message gets no second, who has come since gets the first. */
export async function tellAgain(ctx: Ctx, tellingId: string): Promise<void> {
  await updateTelling(ctx.db, tellingId, { reached: '0', walked: 0, beatAt: null, endedAt: null })
  await goOn(ctx, tellingId)
}

export const goOn = (ctx: Ctx, id: string) => ctx.enqueue(tellTicket, { id }, { key: id })

/** The telling whose message people have now: the last that told of the item itself. */
export async function lastTelling(ctx: Ctx, itemId: string) {
  const all = await tellingsOf(ctx.db, itemId)
  return all.find(({ event }) => event === 'published' || event === 'changed')
}
