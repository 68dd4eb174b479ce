import { searchAll } from '@lyceum/contract/search'
import { saveNews, createNews, publishNews } from '@lyceum/contract/news'
import { expect, onTestFinished, test } from 'vitest'
import { openGroonga } from '#testing/servers/groonga'
import { testApp, type TestApp } from '#testing/test-app'
import { makeOffer } from '../../learning/make.ts'
import { clockJobsOf } from '../jobs.ts'
import { fillIndex, sources } from '../make.ts'
import { letGroongaAnswer, secondEngine } from './engine-store.ts'
import { groongaClient } from '#platform/outgoing/groonga'
import { groongaAt } from './groonga/groonga.ts'
import { rebuild } from '../index/rebuild.ts'

const found = async (person: TestApp['lin'], searchValue: string) =>
  (await person.call(searchAll, { searchValue })).records.map(({ title }) =>
    title.map(({ text }) => text).join(''),
  )

const content = { blocks: [{ kind: 'paragraph' as const, runs: [{ text: '周五检修线路' }] }] }

async function groongaServer() {
  const server = await openGroonga()
  onTestFinished(server.close)
  return server
}

test('a site moves to Groonga and back: filled first, then answering, and updated by events meanwhile', async () => {
  const { url } = await groongaServer()
  const home = await testApp({ env: { GROONGA_URL: url } })
  const db = await home.db()
  await makeOffer(db, { title: '吊装作业' })
  await fillIndex(db)
  const reports: string[] = []
  const move = (target: 'postgres' | 'groonga' | undefined) =>
    rebuild(db, {
      searchables: sources,
      groongaUrl: url,
      target,
      onProgress: (progress) => reports.push(progress.engine),
    })
  await move('groonga')
  expect(new Set(reports)).toEqual(new Set(['groonga']))
  expect(await secondEngine(db)).toEqual({ doesAnswer: true })
  // Only Groonga has it now: the answer is its own.
  await home.asOwner((client) => client.query('delete from search.document'))
  expect(await found(home.lin, '吊装')).toEqual(['吊装作业'])
  const { id } = await home.admin.call(createNews, { kind: 'notice', title: '停电通知' })
  await home.admin.call(saveNews, { id, title: '停电通知', content, revision: 1 })
  await home.admin.call(publishNews, { id })
  await home.runJobs()
  expect(await found(home.lin, '停电')).toEqual(['停电通知'])

  await letGroongaAnswer(db, false)
  await clockJobsOf(sources)
    .find(({ name }) => name === 'search.mend')
    ?.run(await home.ctx())
  expect(await secondEngine(db)).toEqual({ doesAnswer: true })

  await move('postgres')
  expect(await secondEngine(db)).toBeUndefined()
  expect(await groongaClient(url)('object_exist', { name: `Site${db.siteId}` })).toBe(false)
  expect(await found(home.lin, '吊装')).toEqual(['吊装作业'])
  expect(await found(home.lin, '停电')).toEqual(['停电通知'])
})

test('while Groonga is unavailable PostgreSQL answers, and stays up to date', async () => {
  const server = await groongaServer()
  const home = await testApp({ env: { GROONGA_URL: server.url } })
  const db = await home.db()
  const { id } = await home.admin.call(createNews, { kind: 'notice', title: '停电通知' })
  await home.admin.call(saveNews, { id, title: '停电通知', content, revision: 1 })
  await home.admin.call(publishNews, { id })
  await home.runJobs()
  await rebuild(db, {
    searchables: sources,
    groongaUrl: server.url,
    target: 'groonga',
    onProgress: () => undefined,
  })
  await server.stop()
  expect(await found(home.lin, '停电')).toEqual(['停电通知'])
  expect(home.logLines.some((line) => line.includes('Groonga does not answer'))).toBe(true)
  await home.admin.call(saveNews, { id, title: '检修通知', content, revision: 2 })
  await home.runJobs()
  expect(await found(home.lin, '检修')).toEqual(['检修通知'])
  // It has missed a change, perhaps of a permission: it must not answer even if it comes back.
  expect(await secondEngine(db)).toEqual({ doesAnswer: false })
})

test('a site without a second engine never queries Groonga', async () => {
  const home = await testApp({ env: { GROONGA_URL: 'http://127.0.0.1:9' } })
  const db = await home.db()
  await makeOffer(db, { title: '吊装作业' })
  await fillIndex(db)
  expect(await found(home.lin, '吊装')).toEqual(['吊装作业'])
  expect(home.logLines.some((line) => line.includes('Groonga'))).toBe(false)
  await expect(groongaAt('http://127.0.0.1:9').put(db, 'course', [])).resolves.toBeUndefined()
})
