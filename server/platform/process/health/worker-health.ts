import { sql } from 'kysely'
import type { Parts } from '../../parts.ts'

type QueueLoad = {
  readonly lane: string
  readonly waiting: number
  readonly oldestAt: Date | null
  readonly running: number
}

/** Waiting and running jobs in each queue of the living workers. */
export async function readQueueLoads({ database, config }: Parts): Promise<readonly QueueLoad[]> {
  const db = database.acrossSites('the lanes serve all sites')
  const { rows } = await sql<QueueLoad>`
    with living as (
      select distinct lane, task from platform.worker_lane, unnest(tasks) as task
      where released_at is null and beat_at > now() - make_interval(secs => ${config.WORKER_SILENT_SECONDS}))
    select lane, count(*) filter (where is_due)::int as waiting, min(run_at) filter (where is_due) as oldest_at,
           count(*) filter (where locked_at is not null)::int as running
    from living
    left join graphile_worker._private_tasks as task on task.identifier = living.task
    left join lateral (
      select run_at, locked_at, locked_at is null and attempts < max_attempts and run_at <= now() as is_due
      from graphile_worker._private_jobs where task_id = task.id) as job on true
    group by lane order by lane`.execute(db.kysely)
  return rows
}

type WorkerHealth = {
  readonly name: string
  readonly startedAt: Date
  readonly beatAt: Date
  readonly running: number
}

/** The workers with a recent heartbeat; only the end of their names, because the rest says where they run. */
export async function readWorkerHealth({ database, config }: Parts): Promise<readonly WorkerHealth[]> {
  const db = database.acrossSites('the workers serve all sites')
  const { rows } = await sql<WorkerHealth>`
    select substring(node from '[^:]*$') as name, min(started_at) as started_at, max(beat_at) as beat_at,
           (select count(*)::int from graphile_worker._private_jobs
            where locked_by = any(array_agg(pool))) as running
    from platform.worker_lane
    where released_at is null and beat_at > now() - make_interval(secs => ${config.WORKER_SILENT_SECONDS})
    group by node order by started_at, node`.execute(db.kysely)
  return rows
}
