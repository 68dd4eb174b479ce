import { getCurrentUser } from '@lyceum/contract/identity'
import { resumable } from '@lyceum/contract/file'
import { getSitePoster } from '@lyceum/contract/site'
import { expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { hostOf } from '#testing/people'
import { countArrival, sharedArrivalKey } from '../rate/arrivals.ts'
import { countCall } from '../rate-limit.ts'

/** A limit of 30 calls and 120 files a minute; waits if the minute is nearly over, because a test must not span two. */
async function limitedApp(factor = '0.001'): Promise<TestApp> {
  const at = await testApp({ env: { RATE_FACTOR: factor } })
  const { clock } = at.parts
  clock.travel(Math.min(0, 30_000 - (clock.now().getTime() % 60_000)))
  return at
}

/** Counts the database queries during some work. */
async function countQueries({ parts }: TestApp, work: () => Promise<unknown>): Promise<number> {
  const connect = vi.spyOn(parts.database.pool, 'connect')
  await work()
  const times = connect.mock.calls.length
  connect.mockRestore()
  return times
}

const unknownToken = 'x'.repeat(43)

test('S-08 rejects a flood from one address before any site or session is looked up', async () => {
  const at = await limitedApp()
  const call = (n: number) =>
    at.app.inject({
      url: getCurrentUser.path,
      headers: { host: n % 2 ? hostOf('alpha') : `h${n}.test`, cookie: `__Host-sid=${unknownToken}` },
    })
  const first = []
  for (let n = 0; n < 30; n += 1) first.push((await call(n)).statusCode)
  expect(new Set(first)).toEqual(new Set([400, 401]))
  const questions = await countQueries(at, async () => {
    for (let n = 30; n < 60; n += 1) expect((await call(n)).statusCode).toBe(429)
  })
  expect(questions).toBe(0)
})

test('S-08 counts routes outside the contract too: SCIM, calendar, uploads, posters, content and pages', async () => {
  const at = await limitedApp()
  const statusOf = async (url: string, host = hostOf('alpha')) =>
    (await at.app.inject({ url, headers: { host } })).statusCode
  const questions = ['/scim/v2/Users', `/calendar/${unknownToken}.ics`, '/resource/poster/cw/none']
  for (const url of questions) expect(await statusOf(url)).not.toBe(429)
  for (let n = 0; n < 30; n += 1) await statusOf('/resource/poster/cw/none')
  for (const url of questions) expect([url, await statusOf(url)]).toEqual([url, 429])
  const upload = {
    method: 'HEAD',
    url: `${resumable.address}/1`,
    headers: { host: hostOf('alpha') },
  } as const
  expect((await at.app.inject(upload)).statusCode).toBe(429)
  expect(await statusOf('/ready')).toBe(200)
  expect(await statusOf('/f/a/b/c', 'content.test')).toBe(404)
  for (let n = 0; n < 120; n += 1) await statusOf('/f/a/b/c', 'content.test')
  expect(await statusOf('/f/a/b/c', 'content.test')).toBe(429)
})

test('S-08 does not reject a whole office behind one address: known people have their own limit', async () => {
  const { parts } = await limitedApp('0.002')
  const address = '198.51.100.7'
  for (let person = 1; person <= 200; person += 1) {
    countArrival(parts, { address, arrival: 'question' })
    await countCall(parts, { siteId: 1, accountId: String(person), address, rate: 'read' })
  }
  const outsiders = Array.from(
    { length: 61 },
    () => () => countArrival(parts, { address, arrival: 'question' }),
  )
  for (const arrive of outsiders.slice(0, 60)) arrive()
  expect(outsiders[60]).toThrow('TOO_MANY_REQUESTS')
})

test('S-08 shares the counts between nodes, within the one round trip of the call', async () => {
  const { parts, anonymous } = await limitedApp()
  const count = vi.spyOn(parts.redis, 'evalsha')
  await anonymous.call(getSitePoster, {})
  expect(count).toHaveBeenCalledTimes(1)
  await parts.redis.set(sharedArrivalKey(parts, '127.0.0.1'), '30')
  expect(await anonymous.refused(getSitePoster, {})).toBe('TOO_MANY_REQUESTS')
  expect(count).toHaveBeenCalledTimes(2)
  // From then on this node knows the count without a query.
  expect(await anonymous.refused(getSitePoster, {})).toBe('TOO_MANY_REQUESTS')
  expect(count).toHaveBeenCalledTimes(2)
})

test('S-08 a person with a session can go on while a neighbour floods their address, an unknown one cannot', async () => {
  const at = await testApp({ env: { RATE_FACTOR: '0.01' } })
  const { clock } = at.parts
  clock.travel(Math.min(0, 30_000 - (clock.now().getTime() % 60_000)))
  await at.lin.call(getCurrentUser, {})
  for (let n = 0; n <= 300; n += 1)
    await at.app.inject({ url: '/resource/poster/cw/none', headers: { host: hostOf('alpha') } })
  expect((await at.lin.call(getCurrentUser, {})).name).toBe('林知夏')
  expect(await at.mei.refused(getCurrentUser, {})).toBe('TOO_MANY_REQUESTS')
  expect(await at.anonymous.refused(getSitePoster, {})).toBe('TOO_MANY_REQUESTS')
})
