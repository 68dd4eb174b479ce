import { graceSeconds } from '../../contract/exam/index.ts'
import type { StageDatabase } from '../stage/database.ts'

export type Figures = {
  /** The longest that a paper whose time was up waited for a sweep after the one that should have taken it. */
  readonly sweepLateMs: number
  /** Papers whose deadline is not what it was. */
  readonly deadlinesChanged: number
  /** Jobs without their effect, and those with more than one. */
  readonly lost: number
  readonly doubled: number
  /** Mails and removals that were given up. */
  readonly setAside: number
  readonly reactionLateMs: number
}

type Asked = {
  readonly failingSite: number
  /** So long after its end a paper waits for the next sweep when all is well. */
  readonly tickMs: number
  /** Reactions have these numbers and above. */
  readonly reactionsFrom: number
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

const asideSql = `
  select count(*)::int as n from graphile_worker.jobs
  where task_identifier in ('job:settings.testMail', 'job:file.removeObject') and attempts >= max_attempts and locked_at is null`

const reactionSql = `
  select coalesce(max(extract(epoch from coalesce(effect.at, clock_timestamp()) - asked.at) * 1000), 0)::float as late
  from fault.asked left join fault.effect using (n) where n >= $1`

const nothing = (): never => {
  throw new Error('the database says nothing')
}

/** What the database says after the run. */
export function figures({ asOwner }: StageDatabase, asked: Asked): Promise<Figures> {
  return asOwner(async (client) => {
    const one = async <T extends object>(text: string, values: unknown[] = []): Promise<T> => {
      const { rows } = await client.query<T>(text, values)
      return rows[0] ?? nothing()
    }
    const graceMs = graceSeconds * 1000 + asked.tickMs
    const swept = await one<{ late: number }>(sweptSql, [asked.failingSite, graceMs])
    const reaction = await one<{ late: number }>(reactionSql, [asked.reactionsFrom])
    return {
      sweepLateMs: Math.max(0, Math.round(swept.late - graceMs)),
      deadlinesChanged: (await one<{ n: number }>(changedSql)).n,
      ...(await one<{ lost: number; doubled: number }>(effectsSql)),
      setAside: (await one<{ n: number }>(asideSql)).n,
      reactionLateMs: Math.round(reaction.late),
    }
  })
}
