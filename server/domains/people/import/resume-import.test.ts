import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { commitImport, getImport, undoImport } from '@lyceum/contract/people'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '#testing/test-app'
import { dropBucket, makeBucket } from '../../file/corpus/upload-make.ts'
import { resumeStranded } from './jobs.ts'
import { bring, heading, staffed } from './list-make.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const main = fileURLToPath(new URL('../../../app/main.ts', import.meta.url))
/** One whole step of five hundred, and a second one in which the worker is killed. */
const [size, step] = [700, 500]

/** The real worker, as a process of its own on the test database. */
function worker(at: TestApp): ChildProcess {
  const { DATABASE_URL, REDIS_PREFIX, S3_BUCKET, SECRET_KEY } = at.parts.config
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL,
    REDIS_PREFIX,
    S3_BUCKET,
    SECRET_KEY,
    METRICS_PORT: '0',
  }
  const child = spawn(process.execPath, [main, 'worker'], { env, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Kills a worker in its second step, while it waits for a row that the test has locked. */
const killedInTheMiddle = (at: TestApp, id: string, lockSql: string) =>
  at.asOwner(async (client) => {
    await client.query(`begin; ${lockSql}`)
    const child = worker(at)
    const done = async () => (await at.admin.call(getImport, { id })).progress.done
    while ((await done()) === 0 && child.exitCode === null) await new Promise((r) => setTimeout(r, 20))
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    await client.query('rollback')
    return done()
  })

const lastOfTheList = `K${1000 + size - 1}`
const lockNewSql = `insert into identity.account (site_id, user_name, name, staff_no)
  select site_id, 'held', '占位', '${lastOfTheList}' from identity.account where user_name = 'lin'`
/** An undo begins with the last row. */
const lockKnownSql = `select from identity.account where staff_no = 'K1000' for update`

/** Two minutes later the cron job finds what has made no progress. */
async function takenUpAgain(at: TestApp): Promise<void> {
  await at.asOwner((client) =>
    client.query(`update people.import set moved_at = now() - interval '3 minutes'`),
  )
  await resumeStranded(await at.ctx())
  await at.runJobs()
}

const countRows = (at: TestApp) =>
  at.asOwner(async (client) => {
    const { rows } = await client.query<{ people: string; jobs: string; acts: string }>(
      `select (select count(*) from identity.account where staff_no like 'K%' and state = 'active') as people,
              (select count(*) from org.job j join identity.account a on a.id = j.account_id
               where a.staff_no like 'K%' and j.until is null) as jobs,
              (select count(*) from platform.audit_entry where action like 'people.import.%') as acts`,
    )
    return rows[0]
  })

test('an import whose worker is killed is written to its end, each person once, and undone the same way', async () => {
  const { at } = await staffed()
  const rows = Array.from({ length: size }, (_, n) => [
    `K${1000 + n}`,
    `员工${n}`,
    `k${n}@alpha.test`,
    'RD',
    'ENG',
  ])
  const id = await bring(at, { rows: [heading, ...rows] })
  await at.admin.call(commitImport, { id })
  expect(await killedInTheMiddle(at, id, lockNewSql)).toBe(step)
  expect(await countRows(at)).toMatchObject({ people: String(step), jobs: String(step) })
  await takenUpAgain(at)
  expect(await at.admin.call(getImport, { id })).toMatchObject({ state: 'done', progress: { done: size } })
  expect(await countRows(at)).toEqual({ people: String(size), jobs: String(size), acts: '2' })

  await at.admin.call(undoImport, { id })
  expect(await killedInTheMiddle(at, id, lockKnownSql)).toBe(step)
  expect(await countRows(at)).toMatchObject({ people: String(size - step), jobs: String(size - step) })
  await takenUpAgain(at)
  expect(await at.admin.call(getImport, { id })).toMatchObject({
    state: 'undone',
    counts: { notRestored: 0 },
  })
  expect(await countRows(at)).toEqual({ people: '0', jobs: '0', acts: '3' })
}, 600_000)
