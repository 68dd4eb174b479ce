import { sql } from 'kysely'
import type { Db } from '../../db.ts'

export type FailedJob = {
  readonly id: string
  readonly task: string
  readonly attempts: number
  readonly failedAt: Date
  readonly error: string
}

/** Jobs of a site that ran out of attempts, newest first, with the first line of the error. */
export async function failedJobs(db: Db, limit: number): Promise<readonly FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select job.id::text as id, task.identifier as task, job.attempts::int as attempts, job.updated_at as failed_at,
           left(split_part(coalesce(job.last_error, ''), chr(10), 1), 300) as error
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.attempts >= job.max_attempts and job.locked_at is null
      and job.payload ->> 'siteId' = ${String(db.siteId)}
    order by job.updated_at desc, job.id desc limit ${limit}`.execute(db.kysely)
  return rows
}

/** Runs permanently failed jobs of a site again from their first attempt; returns the ids that were found. */
export async function retryJobs(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select again.id::text as id from graphile_worker.reschedule_jobs(
      array(select job.id from graphile_worker._private_jobs as job
            where job.id = any(${[...ids]}::bigint[]) and job.attempts >= job.max_attempts and job.locked_at is null
              and job.payload ->> 'siteId' = ${String(db.siteId)}),
      run_at => now(), attempts => 0) as again`.execute(db.kysely)
  return rows.map(({ id }) => id)
}
