import { sql } from 'kysely'
import type { JobHelpers } from 'graphile-worker'
import type { Db } from '../../db.ts'
import type { Fence } from '../../ctx/open-ctx.ts'

/** Another worker has the job now: this run must not commit. */
class LockLost extends Error {}

type LockedJob = Pick<JobHelpers['job'], 'id' | 'locked_by' | 'locked_at'>

/**
 * Lets a transaction of a job commit only while this run holds the lock. A worker that stalled for longer than its heartbeat
 * allows has lost its locks, also if the same worker has taken the job a second time.
 */
export const fenceOf =
  (job: LockedJob): Fence =>
  async ({ kysely }: Db) => {
    const lockedAt = job.locked_at?.toISOString() ?? null
    const { rows } = await sql`
      select 1 from graphile_worker._private_jobs
      where id = ${job.id}::bigint and locked_by = ${job.locked_by}
        and abs(extract(epoch from locked_at - ${lockedAt}::timestamptz)) < 0.005
      for share`.execute(kysely.withoutPlugins())
    if (rows.length === 0) throw new LockLost(`job ${job.id} is held by another worker`)
  }
