import { expect, test, vi } from 'vitest'
import { testApp } from '#testing/test-app'
import { networkOf } from './rate/network.ts'
import { RecentCounts } from './rate/recent-counts.ts'
import { countCall, countGuess, uncountGuess } from './rate-limit.ts'

test('A28 treats all addresses of one IPv6 network as one caller', () => {
  const same = [
    '2001:db8:1:2::1',
    '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:DB8:1:2:3::',
    '2001:db8:1:2::%eth0',
  ]
  expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test('A28 recognises an IPv4 address in any spelling', () => {
  expect([networkOf('203.0.113.9'), networkOf('::ffff:203.0.113.9')]).toEqual(['203.0.113.9', '203.0.113.9'])
})

const guesser = { siteId: 7, address: '203.0.113.9' }

test('C-23 sets a count and its expiry in one step, so that no count stays for ever if a node dies', async () => {
  const { parts } = await testApp()
  const { redis } = parts
  vi.spyOn(redis, 'expire').mockRejectedValue(new Error('the node has died'))
  await countCall(parts, { ...guesser, accountId: '12', rate: 'read' })
  await countGuess(parts, guesser)
  const keys = await redis.keys(`${parts.config.REDIS_PREFIX}*`)
  const ends = await Promise.all(keys.map((key) => redis.ttl(key.slice(parts.config.REDIS_PREFIX.length))))
  expect(keys.length).toBeGreaterThanOrEqual(2)
  for (const seconds of ends) expect(seconds).toBeGreaterThan(0)
})

test('C-23 taking back a guess after its window creates no count without an expiry', async () => {
  const { parts } = await testApp()
  await countGuess(parts, guesser)
  parts.clock.travel(600_000)
  await uncountGuess(parts, guesser)
  expect(await parts.redis.keys(`${parts.config.REDIS_PREFIX}*`)).toHaveLength(1)
})

test('C-23 many other counts do not reset a limit in use; only unused counts are dropped', () => {
  const counts = new RecentCounts(1000)
  counts.add('idle', 5)
  for (let other = 0; other < 20_000; other += 1) {
    counts.add(`other-${other}`, 1)
    if (other % 100 === 0) counts.add('busy', 1)
  }
  expect(counts.get('busy')).toBe(200)
  expect(counts.get('idle')).toBeUndefined()
})
