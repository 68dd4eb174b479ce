import type { Db } from '../db.ts'
import type { DomainEvent } from '../events.ts'
import { listenersTo } from './listeners.ts'
import type { Parts } from '../parts.ts'
import { type NewEvent, storeEvents } from './store-events.ts'

/**
 * Publishes events from a group commit: those of many callers and sites, stored in the transaction of their group, with
 * one statement and one more for each handler. The handlers run without a role.
 */
export async function publishInGroup<T>(
  db: Db,
  parts: Parts,
  { event, all }: { readonly event: DomainEvent<T>; readonly all: readonly NewEvent<T>[] },
): Promise<void> {
  const handlers = listenersTo(parts, event.name)
  await storeEvents(db, { event, all, handlers, actingRole: '', priority: 0 })
}
