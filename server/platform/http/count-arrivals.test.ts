import { getCurrentUser } from '@lyceum/contract/identity'
import { resumable } from '@lyceum/contract/file'
import { getSitePoster } from '@lyceum/contract/site'
import { expect, test, vi } from 'vitest'
import { type House, house } from '#testing/house'
import { hostOf } from '#testing/people'
import { countArrival, sharedArrivalKey } from '../rate/arrivals.ts'
import { countCall } from '../rate.ts'

/** A limit of 30 questions and 120 files a minute; a test in the last seconds of a minute would see two. */
async function narrowHouse(factor = '0.001'): Promise<House> {
  const at = await house({ env: { RATE_FACTOR: factor } })
  const { clock } = at.parts
  clock.travel(Math.min(0, 30_000 - (clock.now().getTime() % 60_000)))
  return at
}

/** How often the database is asked while something is done. */
async function asked({ parts }: House, work: () => Promise<unknown>): Promise<number> {
  const connect = vi.spyOn(parts.database.pool, 'connect')
  await work()
  const times = connect.mock.calls.length
  connect.mockRestore()
  return times
}

const stranger = 'x'.repeat(43)

test('S-08 a flood from one address is refused before any site or session is looked up', async () => {
  const at = await narrowHouse()
  const call = (n: number) =>
    at.app.inject({
      url: getCurrentUser.path,
      headers: { host: n % 2 ? hostOf('alpha') : `h${n}.test`, cookie: `__Host-sid=${stranger}` },
    })
  const first = []
  for (let n = 0; n < 30; n += 1) first.push((await call(n)).statusCode)
  expect(new Set(first)).toEqual(new Set([400, 401]))
  const questions = await asked(at, async () => {
    for (let n = 30; n < 60; n += 1) expect((await call(n)).statusCode).toBe(429)
  })
  expect(questions).toBe(0)
})

test('S-08 routes outside the contract are counted too: SCIM, calendar, uploads, posters, content and pages', async () => {
  const at = await narrowHouse()
  const ask = async (url: string, host = hostOf('alpha')) =>
    (await at.app.inject({ url, headers: { host } })).statusCode
  const questions = ['/scim/v2/Users', `/calendar/${stranger}.ics`, '/resource/poster/cw/none']
  for (const url of questions) expect(await ask(url)).not.toBe(429)
  for (let n = 0; n < 30; n += 1) await ask('/resource/poster/cw/none')
  for (const url of questions) expect([url, await ask(url)]).toEqual([url, 429])
  const upload = {
    method: 'HEAD',
    url: `${resumable.address}/1`,
    headers: { host: hostOf('alpha') },
  } as const
  expect((await at.app.inject(upload)).statusCode).toBe(429)
  expect(await ask('/ready')).toBe(200)
  expect(await ask('/f/a/b/c', 'content.test')).toBe(404)
  for (let n = 0; n < 120; n += 1) await ask('/f/a/b/c', 'content.test')
  expect(await ask('/f/a/b/c', 'content.test')).toBe(429)
})

test('S-08 an office behind one address is not refused for being many: who is known has a limit of their own', async () => {
  const { parts } = await narrowHouse('0.002')
  const address = '198.51.100.7'
  for (let person = 1; person <= 200; person += 1) {
    countArrival(parts, { address, arrival: 'question' })
    await countCall(parts, { siteId: 1, accountId: String(person), address, rate: 'read' })
  }
  const strangers = Array.from(
    { length: 61 },
    () => () => countArrival(parts, { address, arrival: 'question' }),
  )
  for (const one of strangers.slice(0, 60)) one()
  expect(strangers[60]).toThrow('TOO_MANY_REQUESTS')
})

test('S-08 what one node has counted holds on the next, in the one round trip of the call', async () => {
  const { parts, nobody } = await narrowHouse()
  const count = vi.spyOn(parts.redis, 'evalsha')
  await nobody.call(getSitePoster, {})
  expect(count).toHaveBeenCalledTimes(1)
  await parts.redis.set(sharedArrivalKey(parts, '127.0.0.1'), '30')
  expect(await nobody.refused(getSitePoster, {})).toBe('TOO_MANY_REQUESTS')
  expect(count).toHaveBeenCalledTimes(2)
  // From then on this node knows, and asks nobody.
  expect(await nobody.refused(getSitePoster, {})).toBe('TOO_MANY_REQUESTS')
  expect(count).toHaveBeenCalledTimes(2)
})

test('S-08 who is at work with a session goes on while a neighbour floods their address, a stranger does not', async () => {
  const at = await house({ env: { RATE_FACTOR: '0.01' } })
  const { clock } = at.parts
  clock.travel(Math.min(0, 30_000 - (clock.now().getTime() % 60_000)))
  await at.lin.call(getCurrentUser, {})
  for (let n = 0; n <= 300; n += 1)
    await at.app.inject({ url: '/resource/poster/cw/none', headers: { host: hostOf('alpha') } })
  expect((await at.lin.call(getCurrentUser, {})).name).toBe('林知夏')
  expect(await at.mei.refused(getCurrentUser, {})).toBe('TOO_MANY_REQUESTS')
  expect(await at.nobody.refused(getSitePoster, {})).toBe('TOO_MANY_REQUESTS')
})
