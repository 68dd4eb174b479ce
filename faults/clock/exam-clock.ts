import type { StageDatabase } from '../stage/database.ts'

/** How an attempt stands, with the moment at which the database was asked. */
export type Standing = {
  readonly id: string
  readonly personId: string
  readonly isOpen: boolean
  readonly deadlineAt: string
  /** Between what the attempt says of its beginning and when the database made its row. */
  readonly startOffMs: number
  readonly lengthMs: number
  /** Since the end, by the database. */
  readonly pastMs: number
}

export function standings({ asOwner, siteId }: StageDatabase): Promise<readonly Standing[]> {
  return asOwner(async (client) => {
    const { rows } = await client.query<Standing>(standingsSql, [siteId])
    return rows
  })
}

const ms = (interval: string) => `(extract(epoch from ${interval}) * 1000)::double precision`
// An id says when its row was made: see platform.next_id().
const madeAt = `to_timestamp(((id >> 22) + 1704067200000) / 1000.0)`
const standingsSql = `
  select id, account_id as "personId", state = 'open' as "isOpen", deadline_at::text as "deadlineAt",
    ${ms(`started_at - ${madeAt}`)} as "startOffMs", ${ms('deadline_at - started_at')} as "lengthMs",
    ${ms('clock_timestamp() - deadline_at')} as "pastMs"
  from exam.attempt where site_id = $1`

/** Lets papers end soon, one after the other: the first in so many seconds. */
export function endSoon(
  { asOwner, siteId }: StageDatabase,
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

/** Lets the worker sweep now, as its clock does every minute. */
export function sweepNow({ asOwner }: StageDatabase): Promise<unknown> {
  return asOwner((client) =>
    client.query(`select graphile_worker.add_job('clock:exam.sweep', '{}'::json, job_key := 'stage.sweep')`),
  )
}
