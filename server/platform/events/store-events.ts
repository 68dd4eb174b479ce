import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { DomainEvent } from '../events.ts'

/** One event: whose site, who did it, and when. */
export type NewEvent<T> = {
  readonly siteId: number
  readonly actorId: string
  readonly at: Date
  readonly details: T
}

type Events<T> = {
  readonly event: DomainEvent<T>
  readonly all: readonly NewEvent<T>[]
  /** Whether any handler listens to this event. */
  readonly hasHandlers: boolean
}

/** Stores events in one statement. With a position, handlers find them by their cursors; without, nobody does. */
export async function storeEvents<T>(db: Db, { event, all, hasHandlers }: Events<T>): Promise<void> {
  if (all.length === 0) return
  const details = all.map((entry) => JSON.stringify(event.schema.parse(entry.details)))
  const position = hasHandlers ? sql`(select platform.event_position())` : sql`null`
  await sql`
    insert into platform.fact (site_id, name, details, actor_id, at, position)
    select site_id, ${event.name}, details, actor_id, at, ${position}
    from unnest(${all.map((entry) => entry.siteId)}::integer[], ${all.map((entry) => entry.actorId)}::bigint[],
                ${all.map((entry) => entry.at)}::timestamptz[], ${details}::jsonb[])
      as event (site_id, actor_id, at, details)`.execute(db.kysely.withoutPlugins())
}
