import type { Ctx } from '../../ctx.ts'
import { retrying } from '../../db.ts'
import type { EventHandler } from '../../domain.ts'
import { enqueueEvent, lockCursor, moveCursor, type ReadEvent, readEvents } from './cursor-store.ts'

/** A handler under the name by which it is stored. */
export type NamedHandler = { readonly name: string; readonly handler: EventHandler }

type Wanted = {
  /** Events from this position on are not read. */
  readonly until: number
  readonly limit: number
}

export type Batch =
  /** Another worker has the cursor. */
  'busy' | { readonly handled: number; readonly position: number; readonly isLast: boolean }

/** A batch that was rolled back, and how many events to try next; 0 if it failed before it had read any. */
export class BatchFailed extends Error {
  readonly size: number
  readonly nextSize: number
  readonly firstId: string

  constructor(cause: unknown, { size, passed, firstId }: Attempt) {
    super('the batch of events failed', { cause })
    this.size = size
    this.firstId = firstId
    // Those before the failing one, where it is known; else one half.
    this.nextSize = Math.min(size, Math.max(1, passed ?? Math.floor(size / 2)))
  }
}

/** What a batch has read, and how many of them passed before one failed. */
type Attempt = { size: number; firstId: string; passed?: number | undefined }

/** Row locks of a batch must not keep people waiting: a handler that takes one event at a time ends its batch after this. */
const longestMs = 100

/**
 * Handles the next events of one handler on one site, and moves its cursor, in one transaction: whatever ends it, either all
 * of it has happened or nothing. The lock on the cursor lets one worker do so at a time.
 */
export async function deliverBatch(
  ctx: Ctx,
  { name, handler }: NamedHandler,
  { until, limit }: Wanted,
): Promise<Batch> {
  const attempt: Attempt = { size: 0, firstId: '' }
  const work = async (ctx: Ctx): Promise<Batch> => {
    const cursor = await lockCursor(ctx.db, name)
    if (!cursor) return 'busy'
    const events = await readEvents(ctx.db, { name: handler.event.name, after: cursor, until, limit })
    attempt.size = events.length
    attempt.firstId = events[0]?.id ?? ''
    const handled = await handleEvents(ctx, handler, { events, attempt })
    const last = events[handled - 1]
    if (last) await moveCursor(ctx.db, name, last)
    const isLast = handled === events.length && events.length < limit
    return { handled, position: last?.position ?? cursor.position, isLast }
  }
  try {
    return await retrying(() => ctx.transaction(work))
  } catch (error) {
    throw new BatchFailed(error, attempt)
  }
}

type Handled = { readonly events: readonly ReadEvent[]; readonly attempt: Attempt }

/** Returns how many it has handled; at least one, if there is one. */
async function handleEvents(
  ctx: Ctx,
  { event, handle, handleAll }: EventHandler,
  { events, attempt }: Handled,
): Promise<number> {
  if (handleAll) {
    if (events.length > 0)
      await handleAll(
        ctx,
        events.map(({ details }) => event.schema.parse(details)),
      )
    return events.length
  }
  const beganAt = performance.now()
  let handled = 0
  for (const { details } of events) {
    attempt.passed = handled
    await handle(ctx, event.schema.parse(details))
    handled += 1
    if (performance.now() - beganAt > longestMs) break
  }
  attempt.passed = undefined
  return handled
}

type Failed = { readonly id: string; readonly until: number }

/**
 * Passes over the next event, which failed alone: a job tries it again, and the events after it do not wait. Where another
 * worker was quicker, another event is next.
 */
export function setAside(ctx: Ctx, { name, handler }: NamedHandler, { id, until }: Failed): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const cursor = await lockCursor(ctx.db, name)
    if (!cursor) return
    const wanted = { name: handler.event.name, after: cursor, until, limit: 1 }
    const [event] = await readEvents(ctx.db, wanted)
    if (event?.id !== id) return
    await enqueueEvent(ctx.db, name, event)
    await moveCursor(ctx.db, name, event)
  })
}
