import { healthLanes } from '@lyceum/contract/admin'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { house } from '#testing/house'
import { rooms } from '../rooms.ts'
import { housekeeping } from '#platform/housekeeping'
import { clockJob, job } from '#platform/jobs'
import { isTimeCritical, laneNames } from '#platform/lanes'
import type { Room } from '#platform/room'
import { openDatabases } from '#platform/worker/databases'
import { laneTasks } from '#platform/worker/tasks'

const all = [...rooms, { name: 'house', routes: [], installationJobs: housekeeping }]

test('S-04 no job that waits on another server shares a lane with what must be on time', () => {
  const jobs = all.flatMap(({ jobs = [], installationJobs = [] }: Room) => [...jobs, ...installationJobs])
  const outside = jobs.filter((one) => one.outside)
  expect(outside.length).toBeGreaterThan(10)
  expect(outside.filter(({ lane }) => lane === undefined || isTimeCritical(lane))).toEqual([])
  expect(healthLanes).toEqual(laneNames)
})

test('S-04 the ends of exams have a lane to themselves', async () => {
  const { parts } = await house()
  const known = { parts, rooms: all, listeners: new Map(), sites: never, actorOf: never.one }
  const inExam = laneTasks(known).filter(({ lane }) => lane === 'exam')
  expect(inExam.map(({ name }) => name)).toEqual(['clock:exam.sweep'])
})

const refuse = async () => {
  throw new Error('nobody asks in this test')
}
const never = { all: refuse, one: refuse }

const seen: string[] = []
const forgetful: Room = {
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
      lane: 'store',
      run: async (ctx) => void seen.push(typeof ctx.parts.storage.size),
    }),
  ],
  clockJobs: [clockJob({ name: 'test.clock', cron: '* * * * *', run: (ctx) => ctx.parts.mail.send(letter) })],
}
const letter = { to: 'mei@alpha.test', subject: 'a', text: 'b' }

test('S-04 work in a time-critical lane that reaches for mail or storage is refused', async () => {
  const home = await house({ extraRooms: [forgetful] })
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
    expect.stringContaining('does not use storage'),
    expect.stringContaining('does not use mail'),
    expect.stringContaining('does not use mail'),
  ])
})

test('S-04 no clock job of the rooms in a time-critical lane reaches for another server', async () => {
  const home = await house()
  const names = rooms.flatMap(({ clockJobs = [] }) =>
    clockJobs.filter(({ lane }) => isTimeCritical(lane)).map(({ name }) => `clock:${name}`),
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

test('S-04 thousands of jobs that wait in one lane cost the look of another nothing', async () => {
  const { parts, asOwner } = await house()
  const tasks = await asOwner(async (client) => {
    await client.query(`select graphile_worker.add_job('reaction:many', '{}') from generate_series(1, 2000)`)
    await client.query(`select graphile_worker.add_job('job:one', '{}', run_at := now() + interval '1 hour')`)
    // PostgreSQL does this by itself where it is not switched off for tests.
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
