import type { TestDatabase } from '../env/database.ts'
import { faultyEvery, handlerNames } from './numbered-domain.ts'

export type Effects = {
  readonly published: number
  /** Pairs of an event and a handler without an effect, with more than one, and with one of an event that was rolled back. */
  readonly lost: number
  readonly doubled: number
  readonly invented: number
  /** Pairs that failed alone and were handled by a job of their own. */
  readonly setAside: number
  /** Effects that came before one of an earlier event, of the same handler on the same site; without those set aside. */
  readonly outOfOrder: number
}

const sumsSql = `
  with wanted as (select site_id, n, handler from fault.published, unnest($1::text[]) as handler),
  found as (select site_id, n, handler, count(*) as times from fault.effect group by site_id, n, handler)
  select (select count(*)::int from fault.published) as published,
    (select count(*)::int from platform.reaction_done) as "setAside",
    count(*) filter (where times is null)::int as lost, count(*) filter (where times > 1)::int as doubled,
    count(*) filter (where wanted.n is null)::int as invented
  from wanted full join found using (site_id, n, handler)`

const orderSql = `
  with placed as (
    select effect.handler, effect.site_id, place, row_number() over (
      partition by effect.handler, effect.site_id order by fact.position, fact.id) as wanted,
      row_number() over (partition by effect.handler, effect.site_id order by place) as real
    from fault.effect join platform.fact on fact.site_id = effect.site_id and (fact.details ->> 'n')::int = n
    where fact.name = 'fault.happened' and n % $1 <> 0)
  select count(*)::int as "outOfOrder" from placed where wanted <> real`

/** Compares what was published with what the handlers did. */
export function measureEffects({ asOwner }: TestDatabase): Promise<Effects> {
  return asOwner(async (client) => {
    const [sums] = (await client.query<Omit<Effects, 'outOfOrder'>>(sumsSql, [handlerNames])).rows
    const [order] = (await client.query<{ outOfOrder: number }>(orderSql, [faultyEvery])).rows
    if (!sums || !order) throw new Error('the query returned no row')
    return { ...sums, ...order }
  })
}

/** Whether every event has an effect of each handler. */
export async function isDrained(database: TestDatabase): Promise<boolean> {
  const { rows } = await database.asOwner((client) => client.query<{ lost: number }>(sumsSql, [handlerNames]))
  return rows[0]?.lost === 0
}

/** Events that were set aside are tried again at once, so that the run need not wait. */
export async function retryNow({ asOwner }: TestDatabase): Promise<void> {
  await asOwner((client) =>
    client.query(
      'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()',
    ),
  )
}

/** How many connections are in the middle of a batch. */
export async function batchesAtWork({ asOwner, name }: TestDatabase): Promise<number> {
  const { rows } = await asOwner((client) =>
    client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = $1 and application_name = 'lyceum-reactions' and backend_xid is not null`,
      [name],
    ),
  )
  return rows[0]?.n ?? 0
}
