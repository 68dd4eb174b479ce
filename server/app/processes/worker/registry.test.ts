import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#testing/test-app'
import { actorResolver, listenersOf, sites } from '../../resolvers.ts'
import type { Ctx } from '#platform/ctx'
import { job } from '#platform/jobs'
import type { Domain } from '#platform/domain'
import { startWorker } from '#platform/jobs/worker'
import { releaseSilent } from '#platform/jobs/worker/registry'

const table = 'create table public.effect (n integer)'
const noted = (ctx: Ctx, n: number) =>
  sql`insert into public.effect values (${n})`.execute(ctx.db.kysely.withoutPlugins())
let between: () => Promise<unknown> = async () => undefined
const payload = z.object({ n: z.int() })
const inside = job({
  name: 'test.inside',
  payload,
  run: async (ctx, { n }) => {
    await noted(ctx, n)
    if (n < 9) await between()
  },
})
const outside = job({
  name: 'test.outside',
  payload,
  outside: true,
  queue: 'store',
  run: async (ctx, { n }) => {
    await between()
    await ctx.transaction((ctx) => noted(ctx, n))
  },
})
const domain: Domain = { name: 'test', routes: [], jobs: [inside, outside] }
const effectSql = `${table}; grant all on public.effect to lyceum_app`

const numbers = async ({ asOwner }: TestApp) => {
  const { rows } = await asOwner((client) => client.query('select n from public.effect order by n'))
  return rows.map((row: { n: number }) => row.n)
}

/** Simulates another worker that releases the locks of this one and takes the job. */
const overtake = ({ asOwner }: TestApp) =>
  asOwner((client) =>
    client.query("update graphile_worker._private_jobs set locked_by = 'pool-other', locked_at = now()"),
  )

test('S-06 releases the locks of a worker 60 s after its last heartbeat, but not those of a living one', async () => {
  const home = await testApp()
  await home.asOwner(async (client) => {
    await client.query(`insert into platform.worker_lane (pool, node, lane, tasks, beat_at) values
      ('dead', 'a:1:x', 'mail', '{}', now() - interval '61 seconds'),
      ('living', 'b:1:y', 'mail', '{}', now() - interval '50 seconds')`)
    await client.query(
      `select graphile_worker.add_job('left', '{}', queue_name := 'line') from generate_series(1, 2)`,
    )
    await client.query(`update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes',
      locked_by = case when id = (select min(id) from graphile_worker._private_jobs) then 'dead' else 'living' end`)
  })
  const db = home.parts.database.acrossSites('a test looks on')
  expect(await releaseSilent(db, 60)).toEqual({ jobs: 1, nodes: ['a:1:x'] })
  expect(await releaseSilent(db, 60)).toEqual({ jobs: 0, nodes: [] })
  const lockedJobs = await home.asOwner((client) =>
    client.query('select locked_by from graphile_worker._private_jobs order by id'),
  )
  expect(lockedJobs.rows).toEqual([{ locked_by: null }, { locked_by: 'living' }])
})

test('S-06 a stalled worker cannot commit a job that another worker has taken', async () => {
  const home = await testApp({ extraDomains: [domain], extraSql: effectSql })
  const ctx = await home.ctx()
  await ctx.enqueue(inside, { n: 1 })
  await ctx.enqueue(outside, { n: 2 })
  between = () => overtake(home)
  await home.runJobs()
  expect(await numbers(home)).toEqual([])
  const left = await home.asOwner((client) =>
    client.query('select locked_by from graphile_worker._private_jobs'),
  )
  expect(left.rows).toEqual([{ locked_by: 'pool-other' }, { locked_by: 'pool-other' }])

  between = async () => undefined
  await home.asOwner((client) =>
    client.query(
      'update graphile_worker._private_jobs set locked_by = null, locked_at = null, run_at = now()',
    ),
  )
  await home.runJobs()
  expect(await numbers(home)).toEqual([1, 2])
})

test('S-06 a worker that takes a job a second time does not commit its first run', async () => {
  const home = await testApp({ extraDomains: [domain], extraSql: effectSql })
  await (await home.ctx()).enqueue(outside, { n: 1 })
  between = () =>
    home.asOwner((client) =>
      client.query("update graphile_worker._private_jobs set locked_at = locked_at + interval '70 seconds'"),
    )
  await home.runJobs()
  expect(await numbers(home)).toEqual([])
})

async function working(home: TestApp) {
  const domains = [domain]
  const worker = await startWorker({
    parts: home.parts,
    domains,
    listeners: listenersOf(domains),
    sites,
    actorOf: actorResolver(domains),
  })
  onTestFinished(() => worker.stop())
  return worker
}

const living = async ({ asOwner }: TestApp) => {
  const { rows } = await asOwner((client) =>
    client.query('select pool from platform.worker_lane where released_at is null order by lane'),
  )
  return rows.map((row: { pool: string }) => row.pool)
}

test('S-06 a worker whose locks were released restarts under new ids and works', async () => {
  const home = await testApp({
    extraDomains: [domain],
    extraSql: effectSql,
    env: { WORKER_SILENT_SECONDS: '3' },
  })
  between = async () => undefined
  const worker = await working(home)
  await vi.waitFor(async () => expect(await living(home)).toHaveLength(9), 10_000)
  const before = await living(home)
  await home.asOwner((client) => client.query('update platform.worker_lane set released_at = now()'))
  await vi.waitFor(async () => expect(await living(home)).toHaveLength(9), 10_000)
  expect(before).not.toEqual(await living(home))
  await (await home.ctx()).enqueue(inside, { n: 7 })
  await vi.waitFor(async () => expect(await numbers(home)).toEqual([7]), 10_000)
  expect(worker.isAlive()).toBe(true)
})

test('S-04 a hanging job in one queue does not block the others', async () => {
  const home = await testApp({ extraDomains: [domain], extraSql: effectSql })
  const hanging = new AbortController()
  between = () => pause(60_000, undefined, { signal: hanging.signal }).catch(() => undefined)
  const ctx = await home.ctx()
  for (const n of [1, 2, 3, 4, 5]) await ctx.enqueue(outside, { n })
  const worker = await working(home)
  const locked = async () =>
    (
      await home.asOwner((client) =>
        client.query('select 1 from graphile_worker._private_jobs where locked_by is not null'),
      )
    ).rowCount
  await vi.waitFor(async () => expect(await locked()).toBe(2), 10_000)
  await ctx.enqueue(inside, { n: 9 })
  await vi.waitFor(async () => expect(await numbers(home)).toEqual([9]), 10_000)
  hanging.abort()
  await worker.stop()
  expect(await locked()).toBe(0)
})
