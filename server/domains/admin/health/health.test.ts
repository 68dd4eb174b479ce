import { getHealth, listAsideJobs, listAudit, retryAsideJobs } from '@lyceum/contract/admin'
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
  expect(health).toMatchObject({ lanes: [], workers: [] })
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

test('a job that failed for good is tried again by a system administrator, with a reason on record', async () => {
  const { admin, tang, foreignAdmin, asOwner } = await house()
  const { rows } = await asOwner((client) =>
    client.query(
      `select (graphile_worker.add_job('probe:sink', json_build_object('siteId', site_id), max_attempts => 1)).id::text
       from (select min(id) as site_id from site.site) as first`,
    ),
  )
  const id = String(rows[0]?.['id'])
  await asOwner((client) =>
    client.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'mail is away' || chr(10) || 'at …'`,
    ),
  )
  expect((await admin.call(listAsideJobs, {})).records).toMatchObject([
    { id, task: 'probe:sink', attempts: 1, error: 'mail is away' },
  ])
  expect((await foreignAdmin.call(listAsideJobs, {})).records).toEqual([])
  const again = { ids: [id], reason: '邮件服务已恢复' }
  expect(await tang.refused(retryAsideJobs, again)).toBe('NO_RIGHT_WRITE_MSG')
  expect(await foreignAdmin.call(retryAsideJobs, again)).toEqual({ retried: 0 })
  expect(await admin.call(retryAsideJobs, again)).toEqual({ retried: 1 })
  expect((await admin.call(listAsideJobs, {})).records).toEqual([])
  expect(await admin.call(retryAsideJobs, again)).toEqual({ retried: 0 })
  const { records } = await admin.call(listAudit, { action: 'admin.job.retry' })
  expect(records[0]?.changes).toEqual([
    { field: 'tasks', before: null, after: 'probe:sink' },
    { field: 'reason', before: null, after: '邮件服务已恢复' },
  ])
})
