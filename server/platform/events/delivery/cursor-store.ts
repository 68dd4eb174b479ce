import { sql } from 'kysely'
import type { Db } from '../../db.ts'

/** An event as a handler reads it. */
export type ReadEvent = {
  readonly id: string
  readonly position: number
  readonly actorId: string | null
  readonly at: Date
  readonly details: unknown
}

/** The last event that a handler has handled on a site. */
export type Cursor = Pick<ReadEvent, 'id' | 'position'>

/**
 * Adds handlers that no version had before: they begin with what is stored from now on. On a database that has none they
 * begin with the first event.
 */
export async function registerHandlers(db: Db, handlers: readonly string[]): Promise<void> {
  await sql`
    insert into platform.event_handler (handler, position)
    select handler, case when exists (select from platform.event_handler) then platform.event_horizon() else 0 end
    from unnest(${handlers}::text[]) as handler
    on conflict do nothing`.execute(db.kysely)
}

/** Where a worker begins to look: everything before has been handled by all these handlers on every site. */
export async function firstPosition(db: Db, handlers: readonly string[]): Promise<number> {
  const { rows } = await sql<{ position: string | null }>`
    select min(position) as position from platform.event_handler
    where handler = any(${handlers}::text[])`.execute(db.kysely)
  return Number(rows[0]?.position ?? 0)
}

/** Remembers that everything before this position has been handled by all these handlers on every site. */
export async function storeProgress(db: Db, handlers: readonly string[], position: number): Promise<void> {
  await sql`
    update platform.event_handler set position = ${position}
    where handler = any(${handlers}::text[]) and position < ${position}`.execute(db.kysely)
}

/** Every event before it is visible to later statements. Not in the statement that reads events: it would see fewer. */
export async function readHorizon(db: Db): Promise<number> {
  const { rows } = await sql<{ position: string }>`
    select platform.event_horizon() as position`.execute(db.kysely)
  return Number(rows[0]?.position ?? 0)
}

export type NewOnSite = { readonly siteId: number; readonly name: string; readonly position: number }

type Range = { readonly from: number; readonly until: number }

/** Which events there are in this range, by site and name. */
export async function newEvents(db: Db, { from, until }: Range): Promise<readonly NewOnSite[]> {
  const { rows } = await sql<{ siteId: number; name: string; position: string }>`
    select site_id, name, min(position) as position from platform.fact
    where position + 0 >= ${from} and position + 0 < ${until} and position is not null
    group by site_id, name`.execute(db.kysely)
  return rows.map((row) => ({ ...row, position: Number(row.position) }))
}

/** When the oldest event from this position on was stored, also one that still waits for another transaction to end. */
export async function oldestFrom(db: Db, position: number): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select at from platform.fact where position + 0 >= ${position} and position is not null
    order by position + 0 limit 1`.execute(db.kysely)
  return rows[0]?.at
}

/** Creates the cursor in a statement of its own, so that two workers do not wait for each other's transaction. */
export async function createCursor(db: Db, handler: string): Promise<void> {
  await sql`
    insert into platform.event_cursor (site_id, handler, position)
    select ${db.siteId}, handler, position from platform.event_handler where handler = ${handler}
    on conflict do nothing`.execute(db.kysely)
}

/** The cursor, locked until the end of the transaction; undefined while another worker has it, or if there is none. */
export async function lockCursor(db: Db, handler: string): Promise<Cursor | undefined> {
  const { rows } = await sql<{ position: string; id: string }>`
    select position, event_id as id from platform.event_cursor
    where site_id = ${db.siteId} and handler = ${handler}
    for update skip locked`.execute(db.kysely.withoutPlugins())
  const [row] = rows
  return row && { id: row.id, position: Number(row.position) }
}

type Wanted = {
  readonly name: string
  readonly after: Cursor
  readonly until: number
  readonly limit: number
}

/** The next events of one name on this site, in their order. */
export async function readEvents(
  db: Db,
  { name, after, until, limit }: Wanted,
): Promise<readonly ReadEvent[]> {
  const { rows } = await sql<Omit<ReadEvent, 'position'> & { position: string }>`
    select id, position, actor_id as "actorId", at, details from platform.fact
    where site_id = ${db.siteId} and name = ${name} and (position, id) > (${after.position}, ${after.id})
      and position < ${until}
    order by position, id limit ${limit}`.execute(db.kysely.withoutPlugins())
  return rows.map((row) => ({ ...row, position: Number(row.position) }))
}

export async function moveCursor(db: Db, handler: string, { position, id }: Cursor): Promise<void> {
  await sql`
    update platform.event_cursor set position = ${position}, event_id = ${id}
    where site_id = ${db.siteId} and handler = ${handler}`.execute(db.kysely.withoutPlugins())
}

const attempts = 12

/** Stores a job that handles this one event, tried again by itself; it marks the event in `reaction_done`. */
export async function enqueueEvent(
  db: Db,
  handler: string,
  { id, actorId, details }: ReadEvent,
): Promise<void> {
  const job = { siteId: db.siteId, actorId: actorId ?? '0', payload: { factId: id, details } }
  await sql`
    select graphile_worker.add_job(${`reaction:${handler}`}, ${JSON.stringify(job)}::json,
      run_at => now() + interval '1 second', max_attempts => ${attempts}::integer)`.execute(db.kysely)
}
