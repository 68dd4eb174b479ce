import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { Fact } from './facts.ts'
import { listenersTo } from './listeners.ts'
import type { Parts } from './parts.ts'

/** One fact of a group commit: whose site, who did it, and when. */
type Told<T> = {
  readonly siteId: number
  readonly actorId: string
  readonly at: Date
  readonly details: T
}

const reactionAttempts = 12

/**
 * What `ctx.tellAll` does, for hot writes: facts of many callers and sites, stored in the transaction of their group. One
 * statement, and one more for each reaction that listens; they run in nobody's role.
 */
export async function tellInGroup<T>(
  db: Db,
  parts: Parts,
  { fact, all }: { readonly fact: Fact<T>; readonly all: readonly Told<T>[] },
): Promise<void> {
  if (all.length === 0) return
  const told = all.map(({ details, ...rest }) => ({ ...rest, details: fact.schema.parse(details) }))
  const { rows } = await sql<{ id: string; site_id: number; actor_id: string; details: T }>`
    insert into platform.fact (site_id, name, details, actor_id, at)
    select (one ->> 'siteId')::integer, ${fact.name}, one -> 'details', (one ->> 'actorId')::bigint, (one ->> 'at')::timestamptz
    from jsonb_array_elements(${JSON.stringify(told)}::jsonb) as one
    returning id, site_id, actor_id, details`.execute(db.kysely.withoutPlugins())
  const payloads = rows.map(({ id: factId, site_id: siteId, actor_id: actorId, details }) => ({
    siteId,
    actorId,
    actingRole: '',
    payload: { factId, details },
  }))
  for (const reaction of listenersTo(parts, fact.name))
    await sql`
      select count(*) from graphile_worker.add_jobs((
        select array_agg((${`reaction:${reaction}`}, payload, null, null, ${reactionAttempts}::smallint, null,
                          0::smallint, null)::graphile_worker.job_spec)
        from json_array_elements(${JSON.stringify(payloads)}::json) as payload))`.execute(db.kysely)
}
