import { graceSeconds } from '@lyceum/contract/exam'
import type { TestDatabase } from '../env/database.ts'

export type Figures = {
  /** The longest that an expired attempt waited beyond the sweep that should have closed it. */
  readonly sweepLateMs: number
  /** Attempts whose deadline has changed. */
  readonly deadlinesChanged: number
  /** Jobs without their effect, and those with more than one. */
  readonly lost: number
  readonly doubled: number
  /** Mails and removals that failed permanently. */
  readonly failedJobs: number
  readonly eventLateMs: number
}

type FigureOptions = {
  readonly failingSite: number
  /** How long after its deadline an attempt normally waits for the next sweep. */
  readonly tickMs: number
  /** Event jobs are numbered from here on. */
  readonly eventJobsFrom: number
}

const sweptSql = `
  select coalesce(max(extract(epoch from
    coalesce(submitted_at, clock_timestamp()) - attempt.deadline_at) * 1000), 0)::float as late
  from exam.attempt join fault.deadline using (site_id, id)
  where site_id <> $1 and attempt.deadline_at < clock_timestamp() - $2 * interval '1 millisecond'
    and coalesce(submit_kind, 'timeout') = 'timeout'`

const changedSql = `
  select count(*)::int as n from exam.attempt left join fault.deadline as before using (site_id, id)
  where attempt.deadline_at <> coalesce(before.deadline_at, attempt.started_at + interval '60 minutes')
    or given_back_seconds <> 0`

const effectsSql = `
  select count(*) filter (where times = 0)::int as lost, count(*) filter (where times > 1)::int as doubled
  from (select asked.n, count(effect.n) as times from fault.asked left join fault.effect using (n) group by asked.n) as one`

const failedSql = `
  select count(*)::int as n from graphile_worker.jobs
  where task_identifier in ('job:settings.testMail', 'job:file.removeObject') and attempts >= max_attempts and locked_at is null`

const eventSql = `
  select coalesce(max(extract(epoch from coalesce(effect.at, clock_timestamp()) - asked.at) * 1000), 0)::float as late
  from fault.asked left join fault.effect using (n) where n >= $1`

const nothing = (): never => {
  throw new Error('the query returned no row')
}

/** Measures the run in the database. */
export function figures({ asOwner }: TestDatabase, options: FigureOptions): Promise<Figures> {
  return asOwner(async (client) => {
    const firstRow = async <T extends object>(text: string, values: unknown[] = []): Promise<T> => {
      const { rows } = await client.query<T>(text, values)
      return rows[0] ?? nothing()
    }
    const graceMs = graceSeconds * 1000 + options.tickMs
    const swept = await firstRow<{ late: number }>(sweptSql, [options.failingSite, graceMs])
    const eventJobs = await firstRow<{ late: number }>(eventSql, [options.eventJobsFrom])
    return {
      sweepLateMs: Math.max(0, Math.round(swept.late - graceMs)),
      deadlinesChanged: (await firstRow<{ n: number }>(changedSql)).n,
      ...(await firstRow<{ lost: number; doubled: number }>(effectsSql)),
      failedJobs: (await firstRow<{ n: number }>(failedSql)).n,
      eventLateMs: Math.round(eventJobs.late),
    }
  })
}
