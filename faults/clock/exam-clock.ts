import type { TestDatabase } from '../env/database.ts'

/** The state of an attempt, with the database time of the query. */
export type AttemptState = {
  readonly id: string
  readonly personId: string
  readonly isOpen: boolean
  readonly deadlineAt: string
  /** Difference between the attempt's start time and the moment its row was created. */
  readonly startOffMs: number
  readonly lengthMs: number
  /** Time since the deadline, by the database clock. */
  readonly pastMs: number
}

export function attemptStates({ asOwner, siteId }: TestDatabase): Promise<readonly AttemptState[]> {
  return asOwner(async (client) => {
    const { rows } = await client.query<AttemptState>(attemptStatesSql, [siteId])
    return rows
  })
}

const ms = (interval: string) => `(extract(epoch from ${interval}) * 1000)::double precision`
// The id contains the creation time of its row: see platform.next_id().
const madeAt = `to_timestamp(((id >> 22) + 1704067200000) / 1000.0)`
const attemptStatesSql = `
  select id, account_id as "personId", state = 'open' as "isOpen", deadline_at::text as "deadlineAt",
    ${ms(`started_at - ${madeAt}`)} as "startOffMs", ${ms('deadline_at - started_at')} as "lengthMs",
    ${ms('clock_timestamp() - deadline_at')} as "pastMs"
  from exam.attempt where site_id = $1`

/** Moves deadlines close, one after the other: the first in this many seconds. */
export function endSoon(
  { asOwner, siteId }: TestDatabase,
  ids: readonly string[],
  { first, every }: { readonly first: number; readonly every: number },
): Promise<unknown> {
  return asOwner((client) =>
    client.query(
      `update exam.attempt set deadline_at = clock_timestamp() + make_interval(secs => $3 + (place - 1) * $4::double precision)
       from unnest($2::bigint[]) with ordinality as soon (id, place)
       where attempt.site_id = $1 and attempt.id = soon.id`,
      [siteId, ids, first, every],
    ),
  )
}

/** Runs the sweep now, as the cron job does every minute. */
export function sweepNow({ asOwner }: TestDatabase): Promise<unknown> {
  return asOwner((client) =>
    client.query(`select graphile_worker.add_job('clock:exam.sweep', '{}'::json, job_key := 'stage.sweep')`),
  )
}
