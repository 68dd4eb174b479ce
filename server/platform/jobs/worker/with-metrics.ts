import type { JobHelpers, Task } from 'graphile-worker'
import { CircuitOpen } from '../../outgoing/breaker.ts'
import type { Parts } from '../../parts.ts'

/** Counts the outcome of a task and logs failures. A job that meets an open circuit is postponed and keeps its attempt. */
export function withMetrics(parts: Parts, name: string, task: Task): Task {
  return async (payload, helpers) => {
    try {
      await task(payload, helpers)
      parts.metrics.jobs.inc({ job: name, outcome: 'done' })
    } catch (error) {
      if (error instanceof CircuitOpen) await postpone(parts, name, { job: helpers.job, error })
      else reportFailure(parts, name, { job: helpers.job, error })
      throw error
    }
  }
}

type LockedJob = Pick<JobHelpers['job'], 'id' | 'locked_by' | 'attempts' | 'max_attempts'>

function reportFailure(
  { metrics, log }: Parts,
  name: string,
  { job, error }: { job: LockedJob; error: unknown },
): void {
  const isLast = job.attempts >= job.max_attempts
  metrics.jobs.inc({ job: name, outcome: isLast ? 'aside' : 'failed' })
  log[isLast ? 'error' : 'warn'](
    { err: error, job: name, attempt: job.attempts },
    isLast ? 'job failed permanently' : 'job failed',
  )
}

/** Spread over some seconds, so that postponed jobs do not all come back at once. */
const spreadMs = 5000

/** The queue adds a second or more of its own when the task throws, and releases the lock. */
async function postpone(
  { database, metrics }: Parts,
  name: string,
  { job, error }: { job: LockedJob; error: CircuitOpen },
): Promise<void> {
  metrics.jobs.inc({ job: name, outcome: 'postponed' })
  const waitMs = error.waitMs + Math.random() * spreadMs
  await database.pool.query(
    `update graphile_worker._private_jobs
     set attempts = greatest(0, attempts - 1), run_at = now() + $2 * interval '1 millisecond'
     where id = $1::bigint and locked_by = $3`,
    [job.id, waitMs, job.locked_by],
  )
}
