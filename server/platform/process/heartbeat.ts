import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'kysely'
import type pg from 'pg'
import { type Db, makePool } from '../db.ts'
import type { Parts } from '../parts.ts'

const everyMs = 10_000

/** Three missed heartbeats: less than this is a slow commit or a restart, not a gap. */
export const gapSeconds = 30

export type NodeKind = 'api' | 'worker'

/** A period in which no API node could commit its heartbeat, by the database's clock. */
export type ApiGap = { readonly id: string; readonly beganAt: Date; readonly endedAt: Date }

type Node = { readonly name: string; readonly kind: NodeKind }

const processName = `${hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`

/** One process may be both: each kind has its own row. */
const nodeOf = (kind: NodeKind): Node => ({ name: `${kind}:${processName}`, kind })

/**
 * Writes a row every ten seconds to show that this process can commit. `onGap` is called on the one node whose heartbeat
 * ended a gap.
 */
export function startHeartbeat(
  parts: Parts,
  kind: NodeKind,
  onGap: (gap: ApiGap) => Promise<void> = async () => undefined,
): { readonly node: string; readonly stop: () => void } {
  const node = nodeOf(kind)
  const { DATABASE_URL: url, PATIENCE: patience } = parts.config
  // A connection of its own: behind a full pool a working node would seem to be gone.
  const pool = makePool({ url, max: 1, name: 'lyceum-heartbeat', patience })
  let isBusy = false
  // In parallel, because heartbeats must not wait for it.
  const reportGap = (gap: ApiGap) => {
    parts.log.warn(gap, 'API gap ended')
    onGap(gap).catch((error: unknown) => parts.log.error({ err: error }, 'API gap handling failed'))
  }
  const tick = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const gap = await writeHeartbeat(pool, node)
      if (gap) reportGap(gap)
    } catch (error) {
      parts.log.warn({ err: error, node: node.name }, 'heartbeat failed')
    } finally {
      isBusy = false
    }
  }
  void tick()
  const timer = setInterval(() => void tick(), everyMs)
  timer.unref()
  const stop = () => {
    clearInterval(timer)
    void pool.end()
  }
  return { node: node.name, stop }
}

/**
 * Writes one heartbeat. An API node that finds the newest one too old stores the gap in the same statement; if several come
 * back at once, the unique start time lets one of them do so, and only that one gets the gap. Removes rows of old nodes.
 */
export async function writeHeartbeat(
  pool: Pick<pg.Pool, 'query'>,
  { name, kind }: Node,
): Promise<ApiGap | undefined> {
  const { rows } = await pool.query<ApiGap>(
    `with newest as (
       select max(beat_at) as at from platform.node_heartbeat where kind = 'api'
     ), gap as (
       insert into platform.api_gap (began_at, ended_at)
       select date_trunc('milliseconds', at + interval '999 microseconds'),
         date_trunc('milliseconds', statement_timestamp())
       from newest where $2 = 'api' and at < statement_timestamp() - make_interval(secs => $3)
       on conflict (began_at) do nothing
       returning id, began_at as "beganAt", ended_at as "endedAt"
     ), gone as (
       delete from platform.node_heartbeat where node <> $1 and beat_at < statement_timestamp() - interval '1 day'
     ), beaten as (
       insert into platform.node_heartbeat as mine (node, kind, started_at, beat_at)
       values ($1, $2, statement_timestamp(), statement_timestamp())
       on conflict (node) do update set beat_at = greatest(mine.beat_at, excluded.beat_at)
     )
     select * from gap`,
    [name, kind, gapSeconds],
  )
  return rows[0]
}

/** Called before a call is rejected as too late: this node works, so it writes a heartbeat if there was none lately. */
export async function heartbeatIfSilent(parts: Parts): Promise<void> {
  const { pool } = parts.hotDatabase
  if ((await silentSince(pool)) !== undefined) await writeHeartbeat(pool, nodeOf('api'))
}

async function silentSince(pool: pg.Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ at: Date }>(
    `select max(beat_at) as at from platform.node_heartbeat where kind = 'api'
     having max(beat_at) < statement_timestamp() - make_interval(secs => $1)`,
    [gapSeconds],
  )
  return rows[0]?.at
}

/** How long no API node has been able to commit, up to now; 0 if one can, and if there never was one. */
export async function runningGapMs(parts: Parts): Promise<number> {
  const { rows } = await parts.database.pool.query<{ ms: number | null }>(
    `select (extract(epoch from statement_timestamp() - max(beat_at)) * 1000)::double precision as ms
     from platform.node_heartbeat where kind = 'api'`,
  )
  const ms = rows[0]?.ms ?? 0
  return ms < gapSeconds * 1000 ? 0 : ms
}

/** Gaps that ended within the last day, oldest first. */
export async function recentGaps(db: Db): Promise<readonly ApiGap[]> {
  const { rows } = await sql<ApiGap>`
    select id, began_at, ended_at from platform.api_gap
    where ended_at > statement_timestamp() - interval '1 day' order by began_at`.execute(db.kysely)
  return rows
}
