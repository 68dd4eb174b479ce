import { healthQueues } from '@lyceum/contract/admin'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '#testing/test-app'
import { domains } from '../../domains.ts'
import { housekeeping } from '#platform/jobs/housekeeping'
import { cronJob, job } from '#platform/jobs'
import { isTimeCritical, queueNames } from '#platform/jobs/queues'
import type { Domain } from '#platform/domain'
import { openDatabases } from '#platform/jobs/worker/databases'
import { queueTasks } from '#platform/jobs/worker/tasks'

const all = [...domains, { name: 'house', routes: [], installationJobs: housekeeping }]

test('S-04 no job that calls another server shares a queue with time-critical work', () => {
  const jobs = all.flatMap(({ jobs = [], installationJobs = [] }: Domain) => [...jobs, ...installationJobs])
  const outside = jobs.filter((item) => item.outside)
  expect(outside.length).toBeGreaterThan(10)
  expect(outside.filter(({ queue }) => queue === undefined || isTimeCritical(queue))).toEqual([])
  expect(healthQueues).toEqual(queueNames)
})

test('S-04 ends of exams have a queue of their own', async () => {
  const { parts } = await testApp()
  const known = { parts, domains: all, listeners: new Map(), sites: never, actorOf: never.item }
  const inExam = queueTasks(known).filter(({ queue }) => queue === 'exam')
  expect(inExam.map(({ name }) => name)).toEqual(['clock:exam.sweep'])
})

const refuse = async () => {
  throw new Error('not used in this test')
}
const never = { all: refuse, item: refuse }

const seen: string[] = []
const forgetful: Domain = {
  name: 'test',
  routes: [],
  jobs: [
    job({
      name: 'test.onTime',
      payload: z.object({}),
      run: async (ctx) => void (await ctx.parts.storage.size('a')),
    }),
    job({
      name: 'test.outside',
      payload: z.object({}),
      outside: true,
      queue: 'store',
      run: async (ctx) => void seen.push(typeof ctx.parts.storage.size),
    }),
  ],
  cronJobs: [cronJob({ name: 'test.clock', cron: '* * * * *', run: (ctx) => ctx.parts.mail.send(letter) })],
}
const letter = { to: 'mei@alpha.test', subject: 'a', text: 'b' }

test('S-04 rejects mail and storage in a time-critical queue', async () => {
  const home = await testApp({ extraDomains: [forgetful] })
  const ctx = await home.ctx()
  for (const name of ['test.onTime', 'test.outside'])
    await ctx.enqueue({ name, payload: z.object({}), attempts: 2 }, {})
  await home.asOwner((client) => client.query("select graphile_worker.add_job('clock:test.clock', '{}')"))
  await home.runJobs()
  expect(seen).toEqual(['function'])
  const errors = await home.asOwner((client) =>
    client.query('select last_error from graphile_worker._private_jobs order by id'),
  )
  expect(errors.rows.map((row: { last_error: string }) => row.last_error)).toEqual([
    expect.stringContaining('cannot use storage'),
    expect.stringContaining('cannot use mail'),
    expect.stringContaining('cannot use mail'),
  ])
})

test('S-04 no cron job in a time-critical queue calls another server', async () => {
  const home = await testApp()
  const names = domains.flatMap(({ cronJobs: clockJobs = [] }) =>
    clockJobs.filter(({ queue }) => isTimeCritical(queue)).map(({ name }) => `clock:${name}`),
  )
  expect(names.length).toBeGreaterThan(10)
  await home.asOwner((client) =>
    client.query("select graphile_worker.add_job(name, '{}') from unnest($1::text[]) as name", [names]),
  )
  await home.runJobs()
  const left = await home.asOwner((client) =>
    client.query('select task_identifier, last_error from graphile_worker.jobs'),
  )
  expect(left.rows).toEqual([])
})

test('S-04 thousands of waiting jobs in one queue do not slow down polling another', async () => {
  const { parts, asOwner } = await testApp()
  const tasks = await asOwner(async (client) => {
    await client.query(`select graphile_worker.add_job('reaction:many', '{}') from generate_series(1, 2000)`)
    await client.query(`select graphile_worker.add_job('job:one', '{}', run_at := now() + interval '1 hour')`)
    // PostgreSQL does this by itself unless autovacuum is off, as in tests.
    await client.query('analyze graphile_worker._private_jobs')
    return client.query<{ id: number }>(
      `select id from graphile_worker._private_tasks where identifier = 'job:one'`,
    )
  })
  const databases = openDatabases(parts)
  const queue = databases.openQueue()
  onTestFinished(async () => {
    await queue.close()
    await databases.close()
  })
  const look = `explain (analyze, format json) select id from graphile_worker._private_jobs
    where is_available and run_at <= now() and task_id = any($1::int[]) order by priority, run_at limit 1`
  const { rows } = await queue.pool.query(look, [tasks.rows.map(({ id }) => id)])
  expect(JSON.stringify(rows)).not.toMatch(/"Rows Removed by Filter":[1-9]\d\d/)
})
