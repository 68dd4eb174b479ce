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
  /** The handlers of this event. */
  readonly handlers: readonly string[]
  /** The role in which the handlers run. */
  readonly actingRole: string
  /** Of the handler jobs: a higher number waits longer. */
  readonly priority: number
}

const handlerAttempts = 12

/** Stores events in one statement, and the jobs of their handlers in one more for each handler. */
export async function storeEvents<T>(db: Db, { event, all, ...delivery }: Events<T>): Promise<void> {
  if (all.length === 0) return
  const details = all.map((entry) => JSON.stringify(event.schema.parse(entry.details)))
  const { rows } = await sql<StoredEvent>`
    insert into platform.fact (site_id, name, details, actor_id, at)
    select site_id, ${event.name}, details, actor_id, at
    from unnest(${all.map((entry) => entry.siteId)}::integer[], ${all.map((entry) => entry.actorId)}::bigint[],
                ${all.map((entry) => entry.at)}::timestamptz[], ${details}::jsonb[])
      as event (site_id, actor_id, at, details)
    returning id, site_id, actor_id, details`.execute(db.kysely.withoutPlugins())
  for (const handler of delivery.handlers) await addHandlerJobs(db, handler, { ...delivery, rows })
}

type StoredEvent = {
  readonly id: string
  readonly site_id: number
  readonly actor_id: string
  readonly details: unknown
}

type Delivery = Pick<Events<unknown>, 'actingRole' | 'priority'> & { readonly rows: readonly StoredEvent[] }

/** One job for each event: a handler that fails is tried again by itself. */
async function addHandlerJobs(db: Db, handler: string, { rows, actingRole, priority }: Delivery) {
  const payloads = rows.map(({ id: eventId, site_id: siteId, actor_id: actorId, details }) => ({
    siteId,
    actorId,
    actingRole,
    payload: { factId: eventId, details },
  }))
  await sql`
    select count(*) from graphile_worker.add_jobs((
      select array_agg((${`reaction:${handler}`}, payload, null, null, ${handlerAttempts}::smallint, null,
                        ${priority}::smallint, null)::graphile_worker.job_spec)
      from json_array_elements(${JSON.stringify(payloads)}::json) as payload))`.execute(db.kysely)
}
