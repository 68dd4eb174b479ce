import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createNews, getNewsDraft, publishNews, saveNews } from '@lyceum/contract/news'
import { expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { resumeBroadcasts } from '../jobs.ts'

const main = fileURLToPath(new URL('../../../app/main.ts', import.meta.url))
const people = 8000

/** The real worker as a separate process on the test database. */
function worker(at: TestApp): ChildProcess {
  const { DATABASE_URL, REDIS_PREFIX, SECRET_KEY } = at.parts.config
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL, REDIS_PREFIX, SECRET_KEY, METRICS_PORT: '0' }
  const child = spawn(process.execPath, [main, 'worker'], { env, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const countMessages = (at: TestApp) =>
  at.asOwner(async (client) => {
    const { rows } = await client.query<{ messages: number; people: number; unread: number }>(
      `select (select count(*) from message.message)::integer as messages,
              (select count(distinct account_id) from message.message)::integer as people,
              (select coalesce(sum(unread), 0) from message.inbox)::integer as unread`,
    )
    return rows[0]
  })

test('a broadcast whose worker is killed half-way reaches everyone, and nobody twice', async () => {
  const at = await testApp()
  const all = await at.asOwner(async (client) => {
    await client.query(
      `insert into identity.account (site_id, user_name, name)
       select site_id, 'told-' || n, '员工' || n
       from identity.account, generate_series(1, ${people}) as n where user_name = 'lin'
       on conflict do nothing`,
    )
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from identity.account where state = 'active'
       and site_id = (select site_id from identity.account where user_name = 'told-1')`,
    )
    return rows[0]?.count ?? 0
  })
  expect(all).toBeGreaterThan(people)
  const { id } = await at.admin.call(createNews, { kind: 'notice', title: '停电通知' })
  const content = { blocks: [{ kind: 'paragraph' as const, runs: [{ text: '周五停电。' }] }] }
  await at.admin.call(saveNews, { id, title: '停电通知', content, revision: 1 })
  await at.admin.call(publishNews, { id })

  const child = worker(at)
  const sentCount = async () => (await at.admin.call(getNewsDraft, { id })).tellings[0]?.told ?? 0
  while ((await sentCount()) === 0 && child.exitCode === null) await new Promise((r) => setTimeout(r, 10))
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  const some = await sentCount()
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)
  expect(await countMessages(at)).toEqual({ messages: some, people: some, unread: some })

  // Two minutes later the cron job finds what has not progressed.
  at.parts.clock.travel(180_000)
  await resumeBroadcasts(await at.ctx())
  await at.runJobs()
  expect(await countMessages(at)).toEqual({ messages: all, people: all, unread: all })
  expect(await at.admin.call(getNewsDraft, { id })).toMatchObject({ meant: all })
}, 600_000)
