import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { sites } from '../../resolvers.ts'
import { cronJob, type InstallationJob } from '#platform/jobs'
import type { Domain } from '#platform/domain'
import { timedOf } from '#platform/jobs/worker/tasks'
import { tick } from '#platform/jobs/worker/ticks'

const seen: string[] = []
let failing = ''
const installation: InstallationJob = {
  name: 'test.once',
  cron: '* * * * *',
  run: async () => void seen.push('once'),
}
const domain: Domain = {
  name: 'test',
  routes: [],
  cronJobs: [
    cronJob({
      name: 'test.visit',
      cron: '* * * * *',
      run: async ({ site }) => {
        seen.push(site.code)
        if (site.code === failing) throw new Error('this site fails')
      },
    }),
    cronJob({ name: 'test.never', cron: '0 0 30 2 *', run: async () => void seen.push('never') }),
  ],
  installationJobs: [installation],
}

beforeEach(() => {
  seen.length = 0
  failing = ''
})

const ticking = {
  timed: timedOf([domain]),
  siteIds: async (...given: Parameters<typeof sites.all>) => (await sites.all(...given)).map(({ id }) => id),
}
const tickIn = ({ parts }: TestApp) => tick(parts.database.acrossSites('a test ticks'), ticking)
/** Starts the next minute. */
const next = (home: TestApp) =>
  home.asOwner((client) => client.query("update platform.clock_tick set at = at - interval '1 minute'"))
const waiting = async ({ asOwner }: TestApp) => {
  const { rows } = await asOwner((client) =>
    client.query('select key, attempts from graphile_worker._private_jobs order by key'),
  )
  return rows as { key: string; attempts: number }[]
}

test('C-02 S-07 retries the cron job of a failing site and does not block other sites', async () => {
  const home = await testApp({ extraDomains: [domain] })
  failing = 'alpha'
  await tickIn(home)
  await home.runJobs()
  expect(seen.toSorted()).toEqual(['alpha', 'beta', 'once'])
  expect(await waiting(home)).toMatchObject([
    { key: expect.stringContaining('clock:test.visit:'), attempts: 1 },
  ])

  failing = ''
  await home.asOwner((client) => client.query('update graphile_worker._private_jobs set run_at = now()'))
  await home.runJobs()
  expect(seen.slice(3)).toEqual(['alpha'])
  expect(await waiting(home)).toEqual([])
})

test('C-02 one of several workers starts what is due, only in its minute', async () => {
  const home = await testApp({ extraDomains: [domain] })
  await Promise.all([tickIn(home), tickIn(home)])
  await tickIn(home)
  await home.runJobs()
  expect(seen.toSorted()).toEqual(['alpha', 'beta', 'once'])
})

test('C-02 does not start a job that still runs and does not pile up waiting ones', async () => {
  const home = await testApp({ extraDomains: [domain] })
  await tickIn(home)
  await home.asOwner((client) =>
    client.query(`update graphile_worker._private_jobs set locked_by = 'busy', locked_at = now()
                  where key like '%visit%' and id = (select min(id) from graphile_worker._private_jobs)`),
  )
  const before = await waiting(home)
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await next(home)
    await tickIn(home)
  }
  expect(await waiting(home)).toEqual(before)
})

test('C-02 a permanently failed run does not block the next one', async () => {
  const home = await testApp({ extraDomains: [domain] })
  await tickIn(home)
  await home.asOwner((client) =>
    client.query('update graphile_worker._private_jobs set attempts = max_attempts'),
  )
  await next(home)
  await tickIn(home)
  expect((await waiting(home)).map(({ attempts }) => attempts)).toEqual([0, 0, 0])
})

test('starts what came due during downtime once, unless it is too old', async () => {
  const home = await testApp({ extraDomains: [domain] })
  const minute = await tickIn(home)
  const past = new Date(minute.getTime() - 5 * 60_000)
  const timed = [{ name: 'late', cron: `${past.getUTCMinutes()} * * * *`, isPerSite: false }]
  const late = () => tick(home.parts.database.acrossSites('a test ticks'), { ...ticking, timed })
  const lastAt = (minutes: number) =>
    home.asOwner((client) =>
      client.query(
        `insert into platform.clock_tick values ('late', now() - $1 * interval '1 minute')
         on conflict (name) do update set at = excluded.at`,
        [minutes],
      ),
    )
  const count = async () => (await waiting(home)).filter(({ key }) => key === 'clock:late').length
  await lastAt(3)
  await late()
  expect(await count()).toBe(0)
  await lastAt(60)
  await late()
  expect(await count()).toBe(1)
})
