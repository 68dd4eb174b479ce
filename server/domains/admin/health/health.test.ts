import { getHealth } from '@lyceum/contract/admin'
import { expect, test } from 'vitest'
import { house } from '#testing/house'

test('every part is asked, with the time it took; the queue is counted', async () => {
  const { admin, tang } = await house()
  const health = await admin.call(getHealth, {})
  expect(health.parts.map(({ name, state }) => `${name} ${state === 'away'}`)).toEqual([
    'database false',
    'redis false',
    'storage false',
    'mail false',
  ])
  expect(health.parts[0]?.detail).toMatch(/^PostgreSQL \d+/)
  expect(health.queue).toEqual({ waiting: 0, oldestAt: null, running: 0, aside: 0 })
  expect(health.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(await tang.refused(getHealth, {})).toBe('NO_RIGHT_READ_MSG')
})

test('a part that is away is said to be away, and the page still answers', async () => {
  const { admin } = await house({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', REDIS_URL: 'redis://127.0.0.1:9/0' },
  })
  const { parts } = await admin.call(getHealth, {})
  const states = Object.fromEntries(parts.map(({ name, state }) => [name, state]))
  expect(states).toMatchObject({ redis: 'away', mail: 'away' })
  expect(states['database']).not.toBe('away')
  expect(JSON.stringify(parts)).not.toContain('127.0.0.1')
})
