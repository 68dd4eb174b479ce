import { sql } from 'kysely'
import type { Db } from '../../db.ts'
import type { QueueName } from '../queues.ts'

/** One queue of one worker, and the tasks it takes. */
export type Pool = {
  readonly pool: string
  readonly node: string
  readonly queue: QueueName
  readonly tasks: readonly string[]
}

/** Stores the id under which a queue of this worker takes jobs; before it takes the first. */
export async function registerPool(db: Db, { pool, node, queue, tasks }: Pool): Promise<void> {
  await sql`
    insert into platform.worker_lane (pool, node, lane, tasks) values (${pool}, ${node}, ${queue}, ${tasks}::text[])
    on conflict do nothing`.execute(db.kysely)
}

/** Renews the ids of this worker; false if another worker has released one of them. */
export async function renewHeartbeat(db: Db, pools: readonly string[]): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update platform.worker_lane set beat_at = clock_timestamp()
    where pool = any(${pools}) and released_at is null`.execute(db.kysely)
  return Number(numAffectedRows) === pools.length
}

type Released = { readonly jobs: number; readonly nodes: readonly string[] }

/**
 * Releases the locks of workers that have been silent for this many seconds. An id stays released for good: if its worker
 * only stalled, whatever it takes under that id afterwards is released as well.
 */
export async function releaseSilent(db: Db, seconds: number): Promise<Released> {
  const { rows } = await sql<{ jobs: number; nodes: string[] | null }>`
    with fresh as (
      update platform.worker_lane set released_at = clock_timestamp()
      where released_at is null and beat_at < clock_timestamp() - make_interval(secs => ${seconds})
      returning pool, node),
    silent as (
      select pool from fresh union all select pool from platform.worker_lane where released_at is not null),
    held as (
      select id from graphile_worker._private_jobs where locked_by in (select pool from silent)
      for update skip locked),
    jobs as (
      update graphile_worker._private_jobs set locked_by = null, locked_at = null, run_at = greatest(run_at, now())
      where id in (select id from held) returning id),
    queues as (
      update graphile_worker._private_job_queues set locked_by = null, locked_at = null
      where locked_by in (select pool from silent))
    select (select count(*)::int from jobs) as jobs, (select array_agg(distinct node) from fresh) as nodes`.execute(
    db.kysely,
  )
  await sql`delete from platform.worker_lane where beat_at < now() - interval '1 day'`.execute(db.kysely)
  const [{ jobs, nodes } = { jobs: 0, nodes: null }] = rows
  return { jobs, nodes: nodes ?? [] }
}

/** Releases at once what a stopping worker did not finish. */
export async function leave(db: Db, pools: readonly string[]): Promise<void> {
  await sql`
    update platform.worker_lane set released_at = clock_timestamp() where pool = any(${pools})`.execute(
    db.kysely,
  )
  await sql`select graphile_worker.force_unlock_workers(${pools}::text[])`.execute(db.kysely)
}
