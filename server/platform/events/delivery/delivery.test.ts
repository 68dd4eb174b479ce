import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#testing/test-app'
import { serverUrl } from '#testing/template'
import type { Ctx } from '../../ctx.ts'
import { defineEvent } from '../../events.ts'
import { type Domain, on, onAll } from '../../domain.ts'
import { namedHandlers } from '../../jobs/worker/tasks.ts'
import { Delivery } from './delivery.ts'
import { deliverAll } from './run-delivery.ts'

const numbered = z.object({ n: z.int() })
const happened = defineEvent('test.happened', numbered)

/** What was handled, in its order; written when the transaction commits. */
let seen: string[] = []
let poison: readonly number[] = []
let gate: Promise<void> | undefined

function hear(ctx: Ctx, who: string, n: number): void {
  if (poison.includes(n)) throw new Error('poison')
  ctx.afterCommit(async () => void seen.push(`${ctx.site.code} ${who} ${n}`))
}

const single = on(happened, 'single', async (ctx, { n }) => {
  await gate
  hear(ctx, 'single', n)
})
const several = onAll(happened, 'several', async (ctx, all) => {
  for (const { n } of all) hear(ctx, 'several', n)
})
const domainOf = (...eventHandlers: Domain['eventHandlers'] & object): Domain => ({
  name: 'test',
  routes: [],
  eventHandlers,
})
const both = domainOf(single, several)

async function opened(domain: Domain) {
  ;[seen, poison, gate] = [[], [], undefined]
  const home = await testApp({ extraDomains: [both] })
  const [alpha, beta] = [await home.ctx('alpha'), await home.ctx('beta')]
  const options = {
    parts: home.parts,
    db: home.parts.database.acrossSites('events of both sites are delivered'),
    handlers: namedHandlers([domain]),
    open: (siteId: number) => home.ctx(siteId === alpha.site.id ? 'alpha' : 'beta'),
  }
  return { home, alpha, beta, options }
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => ({ n }))
const lines = (who: string, count: number) => numbers(count).map(({ n }) => `alpha ${who} ${n}`)
const jobsOf = (home: TestApp) =>
  home.asOwner(async (client) => {
    const { rows } = await client.query<{ task: string; n: number; site: number }>(
      `select task_identifier as task, (payload #>> '{payload,details,n}')::int as n, (payload ->> 'siteId')::int as site
       from graphile_worker.jobs join graphile_worker._private_jobs using (id) order by 1, 2`,
    )
    return rows
  })

/** A transaction that has published and stays open until it is told to commit. */
async function openTransaction(ctx: Ctx, n: number) {
  const [published, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = ctx.transaction(async (ctx) => {
    await ctx.publish(happened, { n })
    published.resolve()
    await commit.promise
  })
  await published.promise
  return async () => {
    commit.resolve()
    await ended
  }
}

test('an event of a transaction that commits late is not skipped, and comes first', async () => {
  const { home, alpha, options } = await opened(domainOf(single))
  const commit = await openTransaction(alpha, 0)
  await (await home.ctx('alpha')).publish(happened, { n: 1 })
  const delivery = new Delivery(options)
  await delivery.look()
  expect(delivery.take()).toBeUndefined()
  expect(await delivery.isHeldBack()).toBe(true)
  await commit()
  await deliverAll(options, 10_000)
  expect(seen).toEqual(lines('single', 2))
})

test('a transaction that stays open in another database holds nothing back', async () => {
  const { alpha, options } = await opened(domainOf(single))
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('select pg_current_xact_id()')
  await alpha.publish(happened, { n: 0 })
  await deliverAll(options, 5000)
  expect(seen).toEqual(lines('single', 1))
})

test('two workers handle each event once', async () => {
  const { alpha, options } = await opened(domainOf(single))
  await alpha.publishAll(happened, numbers(5))
  const workers = [new Delivery(options), new Delivery(options)]
  for (const worker of workers) await worker.look()
  const [first, second] = workers.map((worker) => ({ worker, waiting: worker.take() }))
  if (!first?.waiting || !second?.waiting) throw new Error('both workers have found it')
  const hold = Promise.withResolvers<void>()
  gate = hold.promise
  const running = first.worker.run(first.waiting)
  await expect
    .poll(async () => {
      const { rowCount } = await alpha.parts.database.pool.query(
        'select from platform.event_cursor for update skip locked',
      )
      return rowCount
    })
    .toBe(0)
  await second.worker.run(second.waiting)
  expect(seen).toEqual([])
  expect(second.worker.isIdle).toBe(false)
  hold.resolve()
  await running
  await deliverAll(options, 5000)
  expect(seen).toEqual(lines('single', 5))
})

test.each([['one by one', single] as const, ['at once', several] as const])(
  'of events handled %s, one that fails is set aside and the others are handled in their order',
  async (_, handler) => {
    const { home, alpha, beta, options } = await opened(domainOf(handler))
    poison = [7, 8]
    await alpha.publishAll(happened, numbers(20))
    await beta.publish(happened, { n: 1 })
    await deliverAll(options, 10_000)
    const good = lines(handler.name, 20).filter((_line, n) => !poison.includes(n))
    expect(seen.filter((line) => line.startsWith('alpha'))).toEqual(good)
    expect(seen).toContain(`beta ${handler.name} 1`)
    const task = `reaction:test/test.happened/${handler.name}`
    expect(await jobsOf(home)).toEqual(poison.map((n) => ({ task, n, site: alpha.site.id })))
    poison = []
    await home.asOwner((client) => client.query('update graphile_worker._private_jobs set run_at = now()'))
    await home.runJobs()
    expect(seen.filter((line) => line === `alpha ${handler.name} 7`)).toHaveLength(1)
    expect(new Set(seen.filter((line) => line.startsWith(`alpha ${handler.name}`))).size).toBe(20)
  },
)

test('a handler that no version had before begins with what is stored from then on', async () => {
  const { alpha, options } = await opened(domainOf(single))
  await alpha.publish(happened, { n: 0 })
  await deliverAll(options, 5000)
  const newer = { ...options, handlers: namedHandlers([both]) }
  await deliverAll(newer, 5000)
  await alpha.publish(happened, { n: 1 })
  await deliverAll(newer, 5000)
  expect(seen.toSorted()).toEqual(['alpha several 1', 'alpha single 0', 'alpha single 1'])
})

test('an event whose jobs an older version has stored is handled by them alone, and once', async () => {
  const { home, alpha } = await opened(domainOf(single))
  const { rows } = await home.parts.database.pool.query<{ id: string }>(
    `insert into platform.fact (site_id, name, details) values ($1, $2, '{"n": 3}') returning id`,
    [alpha.site.id, happened.name],
  )
  const payload = { siteId: alpha.site.id, actorId: '0', payload: { factId: rows[0]?.id, details: { n: 3 } } }
  for (const name of ['single', 'several', 'single'])
    await home.parts.database.pool.query('select graphile_worker.add_job($1, $2)', [
      `reaction:test/test.happened/${name}`,
      payload,
    ])
  await alpha.publish(happened, { n: 4 })
  await home.runJobs()
  expect(seen.toSorted()).toEqual(
    ['several', 'single'].flatMap((who) => [3, 4].map((n) => `alpha ${who} ${n}`)),
  )
})

test('events are found after a restore into a cluster whose transactions have lower numbers', async () => {
  const { home, alpha, options } = await opened(domainOf(single))
  await alpha.publish(happened, { n: 0 })
  await deliverAll(options, 5000)
  await home.asOwner(async (client) => {
    await client.query('update platform.event_cursor set position = (1::bigint << 40) - 1')
    await client.query('update platform.event_handler set position = (1::bigint << 40) - 1')
    await client.query('update platform.event_generation set cluster = cluster + 1')
  })
  await alpha.publish(happened, { n: 1 })
  await deliverAll(options, 5000)
  await deliverAll(options, 5000)
  expect(seen).toEqual(lines('single', 2))
})
