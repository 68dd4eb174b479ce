import type { Db } from '../db.ts'
import type { DomainEvent } from '../events.ts'
import { listenersTo } from './listeners.ts'
import type { Parts } from '../parts.ts'
import { type NewEvent, storeEvents } from './store-events.ts'

/** What `ctx.publishAll` does, for hot writes: events of many callers and sites, stored in the transaction of their group. */
export async function publishInGroup<T>(
  db: Db,
  parts: Parts,
  { event, all }: { readonly event: DomainEvent<T>; readonly all: readonly NewEvent<T>[] },
): Promise<void> {
  await storeEvents(db, { event, all, hasHandlers: listenersTo(parts, event.name).length > 0 })
}
