import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner, serverUrl } from '#testing/template'
import { openSilentProxy } from '#testing/servers/silent-proxy'
import { openDatabase } from './handle.ts'
import { makeLines, makePool, pinnedPlan } from './pool.ts'

type Opened = { readonly linesUrl?: string; readonly most?: number; readonly patience?: number }

function open({ linesUrl = `${serverUrl}/postgres`, most = 1, patience = 1 }: Opened = {}) {
  const options = { url: `${serverUrl}/postgres`, max: 4, name: 'lyceum-lines-test', patience }
  const lines = makeLines({ ...options, url: linesUrl }, most)
  const database = openDatabase(makePool(options), lines)
  onTestFinished(() => database.close())
  return { lines, database, db: database.acrossSites('a test').kysely }
}

type Kysely = ReturnType<typeof open>['db']

async function read(db: Kysely, value: string) {
  const { rows } = await sql<{ pid: number; mode: string; value: string }>`select ${pinnedPlan}
    pg_backend_pid() as pid, current_setting('plan_cache_mode') as mode, ${value}::text as value`.execute(db)
  return rows[0]
}

/** The line opens in the background, and until then the pool answers. */
async function lineReady(db: Kysely): Promise<number> {
  await expect.poll(async () => (await read(db, 'ready'))?.mode).toBe('force_generic_plan')
  return (await read(db, 'ready'))?.pid ?? 0
}

const slow = (db: Kysely) =>
  sql<{
    mode: string
  }>`select ${pinnedPlan} pg_sleep(${0.4}::float8)::text, current_setting('plan_cache_mode') as mode`.execute(
    db,
  )

test('short reads share one connection, each with its own answer, under plans made once', async () => {
  const { db } = open()
  const pid = await lineReady(db)
  const values = Array.from({ length: 50 }, (_, index) => `value ${index}`)
  const answers = await Promise.all(values.map((value) => read(db, value)))
  expect(answers).toEqual(values.map((value) => ({ pid, mode: 'force_generic_plan', value })))
})

test('a read without a pinned plan, and every read of a transaction, uses the pool', async () => {
  const { db } = open()
  await lineReady(db)
  const plain = await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(db)
  expect(plain.rows).toEqual([{ mode: 'auto' }])
  await db.transaction().execute(async (tx) => {
    expect((await read(tx, 'inside'))?.mode).toBe('auto')
    await sql`create temporary table only_here (id integer) on commit drop`.execute(tx)
    const seen = await sql<{
      count: string
    }>`select ${pinnedPlan} count(*) from only_here where id < ${5}`.execute(tx)
    expect(seen.rows).toEqual([{ count: '0' }])
  })
})

test('a read that waits behind a slow one leaves the line, and the next ones do not queue there', async () => {
  const { db } = open()
  await lineReady(db)
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  await Promise.all([slow(db).then(note('slow')), read(db, 'behind').then(note('behind'))])
  expect(order).toEqual(['behind', 'slow'])
  const again = slow(db)
  await read(db, 'behind again')
  expect((await read(db, 'later'))?.mode).toBe('auto')
  expect((await again).rows).toMatchObject([{ mode: 'force_generic_plan' }])
  expect((await read(db, 'free again'))?.mode).toBe('force_generic_plan')
})

test('a rejected statement fails alone', async () => {
  const { db } = open()
  const pid = await lineReady(db)
  const fault = sql`select ${pinnedPlan} 1 / ${0}::integer as fault`.execute(db)
  const [first, failed, last] = await Promise.allSettled([read(db, 'first'), fault, read(db, 'last')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect([first, last]).toMatchObject([{ value: { pid, value: 'first' } }, { value: { pid, value: 'last' } }])
})

test('when a line dies its reads are answered by the pool, and a new line opens', async () => {
  const { db } = open()
  const pid = await lineReady(db)
  const underWay = slow(db)
  await asOwner('postgres', (owner) => owner.query('select pg_terminate_backend($1)', [pid]))
  expect((await underWay).rows).toMatchObject([{ mode: 'auto' }])
  expect(await lineReady(db)).not.toBe(pid)
})

test('a read on a line that fell silent is answered by the pool, and the line is closed', async () => {
  const { hostname, port } = new URL(serverUrl)
  const proxy = await openSilentProxy({ host: hostname, port: Number(port || 5432) })
  onTestFinished(() => proxy.close())
  const linesUrl = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`
  const { db, lines } = open({ linesUrl, patience: 0.1 })
  await lineReady(db)
  proxy.silence()
  expect((await read(db, 'answered'))?.mode).toBe('auto')
  expect(lines.opened).toBe(0)
})

test('without lines every read uses the pool', async () => {
  const { db } = open({ most: 0 })
  expect((await read(db, 'pooled'))?.mode).toBe('auto')
})
