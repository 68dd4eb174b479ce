import { expect, test, vi } from 'vitest'
import { testApp } from '#testing/test-app'
import { type ApiGap, writeHeartbeat, heartbeatIfSilent, runningGapMs, startHeartbeat } from './heartbeat.ts'

const api = { name: 'a', kind: 'api' } as const
const worker = { name: 'w', kind: 'worker' } as const

async function openNodes() {
  const { parts, asOwner } = await testApp()
  const { pool } = parts.database
  const passed = (seconds: number) =>
    asOwner((client) =>
      client.query('update platform.node_heartbeat set beat_at = beat_at - make_interval(secs => $1)', [
        seconds,
      ]),
    )
  const nodes = async () =>
    (await pool.query<{ node: string }>('select node from platform.node_heartbeat')).rows
  return { parts, pool, passed, nodes }
}

test('S-03 a gap is three missed heartbeats of every API node; a worker neither causes nor ends one', async () => {
  const { parts, pool, passed } = await openNodes()
  expect([
    await writeHeartbeat(pool, api),
    await writeHeartbeat(pool, worker),
    await runningGapMs(parts),
  ]).toEqual([undefined, undefined, 0])
  await passed(29)
  expect(await writeHeartbeat(pool, { ...api, name: 'b' })).toBeUndefined()
  await passed(31)
  expect(await writeHeartbeat(pool, worker)).toBeUndefined()
  expect(await runningGapMs(parts)).toBeGreaterThan(31_000)
  const gap = await writeHeartbeat(pool, api)
  expect((gap?.endedAt.getTime() ?? 0) - (gap?.beganAt.getTime() ?? 0)).toBeGreaterThanOrEqual(31_000)
  expect(await runningGapMs(parts)).toBe(0)
})

test('S-03 a node that answers although no heartbeat was written writes one; without any earlier heartbeat it does not', async () => {
  const { parts, pool, passed, nodes } = await openNodes()
  await heartbeatIfSilent(parts)
  expect(await nodes()).toEqual([])
  await writeHeartbeat(pool, api)
  await passed(100)
  await heartbeatIfSilent(parts)
  expect(await runningGapMs(parts)).toBe(0)
})

test('removes nodes that are gone for a day, after their gap was stored', async () => {
  const { pool, passed, nodes } = await openNodes()
  await writeHeartbeat(pool, api)
  await passed(100_000)
  expect(await writeHeartbeat(pool, { ...api, name: 'b' })).toBeDefined()
  expect(await nodes()).toEqual([{ node: 'b' }])
})

test('a process writes a heartbeat when it starts, and the one that ends a gap is notified', async () => {
  const { parts, pool, passed, nodes } = await openNodes()
  await writeHeartbeat(pool, api)
  await passed(60)
  const gaps: ApiGap[] = []
  const heart = startHeartbeat(parts, 'api', async (gap) => void gaps.push(gap))
  await vi.waitFor(() => expect(gaps).toHaveLength(1))
  heart.stop()
  expect(await nodes()).toContainEqual({ node: heart.node })
})

test('S-03 two nodes that come back at the same moment store one gap, and one of them is notified', async () => {
  const { pool, passed } = await openNodes()
  await writeHeartbeat(pool, api)
  await passed(60)
  const first = await pool.connect()
  try {
    await first.query('begin')
    const found = await writeHeartbeat(first, { ...api, name: 'b' })
    const second = writeHeartbeat(pool, { ...api, name: 'c' })
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database() and query like '%platform.api_gap%' and pid <> pg_backend_pid()`)
      expect(rowCount).toBe(1)
    })
    await first.query('commit')
    expect([found === undefined, await second]).toEqual([false, undefined])
  } finally {
    first.release()
  }
  expect((await pool.query('select from platform.api_gap')).rowCount).toBe(1)
})
