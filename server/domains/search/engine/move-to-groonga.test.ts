import { createNews, publishNews, saveNews, withdrawNews } from '@lyceum/contract/news'
import { searchAll } from '@lyceum/contract/search'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Ctx } from '#platform/ctx'
import { groongaClient } from '#platform/outgoing/groonga'
import type { Searchable } from '#platform/domain/searchable'
import { openGroonga } from '#testing/servers/groonga'
import { testApp, type TestApp } from '#testing/test-app'
import { copyJobOf } from '../index/maintain-index.ts'
import { clockJobsOf } from '../jobs.ts'
import { fillIndex, makeDocument, sources } from '../make.ts'
import { leaveGroonga, letGroongaAnswer, secondEngine } from './engine-store.ts'
import { tablesOf } from './groonga/schema.ts'
import { moveToGroonga } from './move-to-groonga.ts'
import { rebuild } from '../index/rebuild.ts'

let groonga: Awaited<ReturnType<typeof openGroonga>>
beforeAll(async () => {
  groonga = await openGroonga()
})
afterAll(() => groonga.close())

const atGroonga = () => testApp({ env: { GROONGA_URL: groonga.url } })

const found = async (person: TestApp['lin'], searchValue: string) =>
  (await person.call(searchAll, { searchValue })).records.map(({ title }) =>
    title.map(({ text }) => text).join(''),
  )

async function publishNotice({ admin, runJobs }: TestApp, title: string): Promise<string> {
  const { id } = await admin.call(createNews, { kind: 'notice', title })
  const content = { blocks: [{ kind: 'paragraph' as const, runs: [{ text: '详见正文' }] }] }
  await admin.call(saveNews, { id, title, content, revision: 1 })
  await admin.call(publishNews, { id })
  await runJobs()
  return id
}

test('documents are loaded first and indexed all at once; later ones are indexed as they come', async () => {
  const home = await atGroonga()
  const db = await home.db()
  const { terms } = tablesOf(db.siteId)
  const isIndexed = () => groongaClient(groonga.url)('object_exist', { name: `${terms}.words` })
  const steps: unknown[] = []
  const engine = await moveToGroonga(db, groonga.url, {
    fill: async (engine) => {
      await makeDocument(db, { id: '1', title: '吊装作业', engine })
      await makeDocument(db, { id: '2', title: '高处作业', audience: ['person:1'], engine })
      steps.push({ isIndexed: await isIndexed(), engine: await secondEngine(db) })
    },
    mend: async (engine) => {
      await makeDocument(db, { id: '3', title: '动火作业', engine })
      steps.push({ isIndexed: await isIndexed(), engine: await secondEngine(db) })
    },
  })
  expect(steps).toEqual([
    { isIndexed: false, engine: undefined },
    { isIndexed: true, engine: { doesAnswer: false } },
  ])
  expect(await secondEngine(db)).toEqual({ doesAnswer: true })
  expect(await found(home.lin, '作业')).toEqual(['动火作业', '吊装作业'])
  await makeDocument(db, { id: '1', title: '受限空间', engine })
  expect(await found(home.lin, '受限空间')).toEqual(['受限空间'])
  expect(await found(home.lin, '吊装')).toEqual([])
  expect(await engine.removeBetween(db, 'made', { after: '1', until: '3', keep: ['3'] })).toBe(1)
  expect(await engine.removeBetween(db, 'made', { after: '1', until: undefined, keep: [] })).toBe(1)
  expect(await found(home.lin, '作业')).toEqual([])
})

test('changes made while a site is being filled are correct once Groonga answers', async () => {
  const home = await atGroonga()
  const db = await home.db()
  const withdrawn = await publishNotice(home, '停电通知')
  let reads = 0
  const searchables = sources.map((searchable): Searchable => ({
    ...searchable,
    read: async (db, ids) => {
      const documents = await searchable.read(db, ids)
      reads += searchable.source === 'news' ? 1 : 0
      // Read, and not yet loaded.
      if (searchable.source !== 'news' || reads > 1) return documents
      await home.admin.call(withdrawNews, { id: withdrawn })
      await publishNotice(home, '检修通知')
      return documents
    },
  }))
  const reports: string[] = []
  await rebuild(db, {
    searchables,
    groongaUrl: groonga.url,
    target: 'groonga',
    onProgress: ({ source, written, removed }) => reports.push(`${source} ${written} ${removed}`),
  })
  expect(reports.filter((line) => line.startsWith('news'))).toEqual(['news 1 0', 'news 1 1'])
  await home.asOwner((client) => client.query('delete from search.document'))
  expect(await found(home.lin, '通知')).toEqual(['检修通知'])
})

test('removing Groonga’s tables waits for current writers, and no new ones start', async () => {
  const home = await atGroonga()
  const db = await home.db()
  const id = await publishNotice(home, '停电通知')
  await moveToGroonga(db, groonga.url, { fill: (engine) => fillIndex(db, engine) })
  const order: string[] = []
  const leaving: Promise<unknown>[] = []
  const slow = sources.map((searchable): Searchable => ({
    ...searchable,
    read: async (inJob, ids) => {
      leaving.push(leaveGroonga(db).then(() => order.push('left')))
      await home.asOwner((client) => vi.waitUntil(() => isSomebodyWaiting(client), { timeout: 10_000 }))
      order.push('written')
      return searchable.read(inJob, ids)
    },
  }))
  const copy = async () => {
    const ctx = await home.ctx()
    await ctx.transaction((ctx) => copyJobOf(slow).run(ctx, { source: 'news', ids: [id] }))
    await Promise.all(leaving)
  }
  await copy()
  expect(order).toEqual(['written', 'left'])
  await copy()
  expect(order).toEqual(['written', 'left'])
  expect(await secondEngine(db)).toBeUndefined()
})

type Client = Parameters<Parameters<TestApp['asOwner']>[0]>[0]

async function isSomebodyWaiting(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

test('the nightly repair of a site that leaves Groonga meanwhile stops and does not bring it back', async () => {
  const home = await atGroonga()
  const db = await home.db()
  await publishNotice(home, '停电通知')
  await moveToGroonga(db, groonga.url, { fill: (engine) => fillIndex(db, engine) })
  const ctx = await home.ctx()
  let steps = 0
  const leavesInTheMiddle: Ctx['transaction'] = async (work) => {
    steps += 1
    // One step for each source in PostgreSQL, and one in Groonga.
    if (steps === sources.length + 2) await leaveGroonga(db)
    return ctx.transaction(work)
  }
  const mend = clockJobsOf(sources).find(({ name }) => name === 'search.mend')
  await expect(mend?.run({ ...ctx, transaction: leavesInTheMiddle })).rejects.toThrow(
    'does not use Groonga any more',
  )
  await letGroongaAnswer(db, true)
  expect(await secondEngine(db)).toBeUndefined()
})
