import { parseCronItems } from 'graphile-worker'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../db.ts'

/** A cron job: per site, or once. */
export type Timed = { readonly name: string; readonly cron: string; readonly isPerSite: boolean }

type Ticking = {
  readonly timed: readonly Timed[]
  readonly siteIds: (db: Db, now: Date) => Promise<readonly number[]>
}

const minuteMs = 60_000
/** After a database outage, jobs that were due within this many minutes are started once. */
const caughtUp = 10
const attempts = 5

/**
 * Enqueues what is due in this minute by PostgreSQL's time, unless another worker was faster, and returns the minute. A
 * site whose last run still goes on is left out, one that waits for a retry runs now.
 */
export async function tick(across: Db, { timed, siteIds }: Ticking): Promise<Date> {
  return inTransaction(across, async (db) => {
    const { minute, last } = await readTicks(db)
    const due = timed.filter((job) => isDue(job, minute, last.get(job.name)))
    const ours = new Set(await claim(db, { names: due.map(({ name }) => name), minute }))
    const started = due.filter(({ name }) => ours.has(name))
    if (started.length > 0) await enqueue(db, specsOf(started, await siteIds(db, minute)))
    return minute
  })
}

/** Starts one cron job on all its sites now. */
export async function startOnAll(db: Db, timed: Timed, siteIds: readonly number[]): Promise<void> {
  await enqueue(db, specsOf([timed], siteIds))
}

async function readTicks(db: Db) {
  const { rows } = await sql<{ minute: Date; name: string | null; at: Date | null }>`
    select date_trunc('minute', clock_timestamp()) as minute, name, at
    from (values (1)) as one left join platform.clock_tick on true`.execute(db.kysely)
  const last = new Map(rows.flatMap(({ name, at }) => (name && at ? [[name, at] as const] : [])))
  return { minute: rows[0]?.minute ?? new Date(), last }
}

function isDue({ name, cron }: Timed, minute: Date, last: Date | undefined): boolean {
  const [item] = parseCronItems([{ task: name, match: cron }])
  const since = last ? Math.round((minute.getTime() - last.getTime()) / minuteMs) : 1
  const missed = Array.from({ length: Math.min(since, caughtUp) }, (_, ago) => ago)
  return missed.some((ago) => item?.match(digestOf(new Date(minute.getTime() - ago * minuteMs))))
}

const digestOf = (at: Date) => ({
  min: at.getUTCMinutes(),
  hour: at.getUTCHours(),
  date: at.getUTCDate(),
  month: at.getUTCMonth() + 1,
  dow: at.getUTCDay(),
})

type Claim = { readonly names: readonly string[]; readonly minute: Date }

async function claim(db: Db, { names, minute }: Claim): Promise<readonly string[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{ name: string }>`
    insert into platform.clock_tick (name, at)
    select name, ${minute}::timestamptz from unnest(${names.toSorted()}::text[]) as name
    on conflict (name) do update set at = excluded.at where clock_tick.at < excluded.at
    returning name`.execute(db.kysely)
  return rows.map(({ name }) => name)
}

type Spec = { readonly task: string; readonly key: string; readonly payload: { readonly siteId?: number } }

const specsOf = (timed: readonly Timed[], siteIds: readonly number[]): Spec[] =>
  timed.flatMap(({ name, isPerSite }) => {
    const task = `clock:${name}`
    if (!isPerSite) return [{ task, key: task, payload: {} }]
    return siteIds.map((siteId) => ({ task, key: `${task}:${siteId}`, payload: { siteId } }))
  })

/** One statement for all sites. A permanently failed job with the same key is replaced. */
async function enqueue(db: Db, specs: readonly Spec[]): Promise<void> {
  if (specs.length === 0) return
  const keys = specs.map(({ key }) => key)
  await sql`
    delete from graphile_worker._private_jobs
    where key = any(${keys}::text[]) and locked_at is null and attempts >= max_attempts`.execute(db.kysely)
  await sql`
    select count(*) from graphile_worker.add_jobs((
      select array_agg((spec.task, spec.payload, null, null, ${attempts}::smallint, spec.key, 0::smallint,
                        null)::graphile_worker.job_spec)
      from json_to_recordset(${JSON.stringify(specs)}::json) as spec (task text, key text, payload json)
      where not exists (select from graphile_worker._private_jobs as running
                        where running.key = spec.key and running.locked_at is not null)))`.execute(db.kysely)
}
