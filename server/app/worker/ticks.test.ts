import { beforeEach, expect, test } from 'vitest'
import { type House, house } from '#testing/house'
import { sites } from '../doors.ts'
import { clockJob, type InstallationJob } from '#platform/jobs'
import type { Room } from '#platform/room'
import { timedOf } from '#platform/worker/tasks'
import { tick } from '#platform/worker/ticks'

const seen: string[] = []
let failing = ''
const installation: InstallationJob = {
  name: 'test.once',
  cron: '* * * * *',
  run: async () => void seen.push('once'),
}
const room: Room = {
  name: 'test',
  routes: [],
  clockJobs: [
    clockJob({
      name: 'test.visit',
      cron: '* * * * *',
      run: async ({ site }) => {
        seen.push(site.code)
        if (site.code === failing) throw new Error('this site fails')
      },
    }),
    clockJob({ name: 'test.never', cron: '0 0 30 2 *', run: async () => void seen.push('never') }),
  ],
  installationJobs: [installation],
}

beforeEach(() => {
  seen.length = 0
  failing = ''
})

const ticking = {
  timed: timedOf([room]),
  siteIds: async (...given: Parameters<typeof sites.all>) => (await sites.all(...given)).map(({ id }) => id),
}
const tickIn = ({ parts }: House) => tick(parts.database.acrossSites('a test ticks'), ticking)
/** Lets the next minute begin. */
const next = (home: House) =>
  home.asOwner((client) => client.query("update platform.clock_tick set at = at - interval '1 minute'"))
const waiting = async ({ asOwner }: House) => {
  const { rows } = await asOwner((client) =>
    client.query('select key, attempts from graphile_worker._private_jobs order by key'),
  )
  return rows as { key: string; attempts: number }[]
}

test('C-02 S-07 a site whose clock job fails is tried again by itself and holds up no other', async () => {
  const home = await house({ extraRooms: [room] })
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

test('C-02 of several workers one starts what is due, and only in its minute', async () => {
  const home = await house({ extraRooms: [room] })
  await Promise.all([tickIn(home), tickIn(home)])
  await tickIn(home)
  await home.runJobs()
  expect(seen.toSorted()).toEqual(['alpha', 'beta', 'once'])
})

test('C-02 what still runs is not started beside itself, what waits is not piled up', async () => {
  const home = await house({ extraRooms: [room] })
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

test('C-02 what was set aside makes room for the next try', async () => {
  const home = await house({ extraRooms: [room] })
  await tickIn(home)
  await home.asOwner((client) =>
    client.query('update graphile_worker._private_jobs set attempts = max_attempts'),
  )
  await next(home)
  await tickIn(home)
  expect((await waiting(home)).map(({ attempts }) => attempts)).toEqual([0, 0, 0])
})

test('what came due while nobody was there is started once, unless it is long ago', async () => {
  const home = await house({ extraRooms: [room] })
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
