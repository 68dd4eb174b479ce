import { getHealth } from '@lyceum/contract/admin'
import { expect, onTestFinished, test } from 'vitest'
import { openGroonga } from '#testing/groonga'
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

test('a second search engine is asked where one is set up', async () => {
  const { url, close } = await openGroonga()
  onTestFinished(close)
  const { admin } = await house({ env: { GROONGA_URL: url } })
  const { parts } = await admin.call(getHealth, {})
  expect(parts.at(-1)).toMatchObject({ name: 'search', detail: expect.stringMatching(/^Groonga \d+/) })
})

test('a part that is away is said to be away, and the page still answers', async () => {
  const { admin } = await house({
    env: {
      SMTP_URL: 'smtp://127.0.0.1:9',
      REDIS_URL: 'redis://127.0.0.1:9/0',
      GROONGA_URL: 'http://127.0.0.1:9',
    },
  })
  const { parts } = await admin.call(getHealth, {})
  const states = Object.fromEntries(parts.map(({ name, state }) => [name, state]))
  expect(states).toMatchObject({ redis: 'away', mail: 'away', search: 'away' })
  expect(states['database']).not.toBe('away')
  expect(JSON.stringify(parts)).not.toContain('127.0.0.1')
})
