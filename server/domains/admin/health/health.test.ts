import { getHealth, listFailedJobs, listAudit, retryFailedJobs } from '@lyceum/contract/admin'
import { expect, onTestFinished, test } from 'vitest'
import { openGroonga } from '#testing/servers/groonga'
import { testApp } from '#testing/test-app'

test('checks every part and its response time, and counts the queue', async () => {
  const { admin, tang } = await testApp()
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

test('checks a second search engine if one is set up', async () => {
  const { url, close } = await openGroonga()
  onTestFinished(close)
  const { admin } = await testApp({ env: { GROONGA_URL: url } })
  const { parts } = await admin.call(getHealth, {})
  expect(parts.at(-1)).toMatchObject({ name: 'search', detail: expect.stringMatching(/^Groonga \d+/) })
})

test('reports an unavailable part, and the page still answers', async () => {
  const { admin } = await testApp({
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

test('a system administrator retries a job that failed permanently, with a recorded reason', async () => {
  const { admin, tang, foreignAdmin, asOwner } = await testApp()
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
  expect((await admin.call(listFailedJobs, {})).records).toMatchObject([
    { id, task: 'probe:sink', attempts: 1, error: 'mail is away' },
  ])
  expect((await foreignAdmin.call(listFailedJobs, {})).records).toEqual([])
  const again = { ids: [id], reason: '邮件服务已恢复' }
  expect(await tang.refused(retryFailedJobs, again)).toBe('NO_RIGHT_WRITE_MSG')
  expect(await foreignAdmin.call(retryFailedJobs, again)).toEqual({ retried: 0 })
  expect(await admin.call(retryFailedJobs, again)).toEqual({ retried: 1 })
  expect((await admin.call(listFailedJobs, {})).records).toEqual([])
  expect(await admin.call(retryFailedJobs, again)).toEqual({ retried: 0 })
  const { records } = await admin.call(listAudit, { action: 'admin.job.retry' })
  expect(records[0]?.changes).toEqual([
    { field: 'tasks', before: null, after: 'probe:sink' },
    { field: 'reason', before: null, after: '邮件服务已恢复' },
  ])
})
