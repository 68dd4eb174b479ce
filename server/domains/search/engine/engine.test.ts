import { searchAll } from '@lyceum/contract/search'
import { saveNews, createNews, publishNews } from '@lyceum/contract/news'
import { expect, onTestFinished, test } from 'vitest'
import { openGroonga } from '#testing/groonga'
import { house, type House } from '#testing/house'
import { makeOffer } from '../../learning/make.ts'
import { clockJobsOf } from '../jobs.ts'
import { fillIndex, sources } from '../make.ts'
import { letGroongaAnswer, secondEngine } from './engine-store.ts'
import { askGroonga } from '#platform/groonga'
import { groongaAt } from './groonga/groonga.ts'
import { rebuild } from './rebuild.ts'

const found = async (person: House['lin'], searchValue: string) =>
  (await person.call(searchAll, { searchValue })).records.map(({ title }) =>
    title.map(({ text }) => text).join(''),
  )

const content = { blocks: [{ kind: 'paragraph' as const, runs: [{ text: '周五检修线路' }] }] }

async function groongaServer() {
  const server = await openGroonga()
  onTestFinished(server.close)
  return server
}

test('a site moves to Groonga and back: filled first, then answering, fed by facts on the way', async () => {
  const { url } = await groongaServer()
  const home = await house({ env: { GROONGA_URL: url } })
  const db = await home.db()
  await makeOffer(db, { title: '吊装作业' })
  await fillIndex(db)
  const told: string[] = []
  const move = (wanted: 'postgres' | 'groonga' | undefined) =>
    rebuild(db, { searchables: sources, groongaUrl: url, wanted, tell: (one) => told.push(one.engine) })
  await move('groonga')
  expect(new Set(told)).toEqual(new Set(['groonga']))
  expect(await secondEngine(db)).toEqual({ doesAnswer: true })
  // Only Groonga knows it now: the answer is its own.
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
  expect(await askGroonga(url)('object_exist', { name: `Site${db.siteId}` })).toBe(false)
  expect(await found(home.lin, '吊装')).toEqual(['吊装作业'])
  expect(await found(home.lin, '停电')).toEqual(['停电通知'])
})

test('while Groonga is away PostgreSQL answers, and goes on being fed', async () => {
  const server = await groongaServer()
  const home = await house({ env: { GROONGA_URL: server.url } })
  const db = await home.db()
  const { id } = await home.admin.call(createNews, { kind: 'notice', title: '停电通知' })
  await home.admin.call(saveNews, { id, title: '停电通知', content, revision: 1 })
  await home.admin.call(publishNews, { id })
  await home.runJobs()
  await rebuild(db, {
    searchables: sources,
    groongaUrl: server.url,
    wanted: 'groonga',
    tell: () => undefined,
  })
  await server.stop()
  expect(await found(home.lin, '停电')).toEqual(['停电通知'])
  expect(home.logLines.some((line) => line.includes('Groonga does not answer'))).toBe(true)
  await home.admin.call(saveNews, { id, title: '检修通知', content, revision: 2 })
  await home.runJobs()
  expect(await found(home.lin, '检修')).toEqual(['检修通知'])
  // It has missed a change, perhaps of who may see it: it answers no more, though it may come back.
  expect(await secondEngine(db)).toEqual({ doesAnswer: false })
})

test('a site without an engine of its own is asked nothing of Groonga', async () => {
  const home = await house({ env: { GROONGA_URL: 'http://127.0.0.1:9' } })
  const db = await home.db()
  await makeOffer(db, { title: '吊装作业' })
  await fillIndex(db)
  expect(await found(home.lin, '吊装')).toEqual(['吊装作业'])
  expect(home.logLines.some((line) => line.includes('Groonga'))).toBe(false)
  await expect(groongaAt('http://127.0.0.1:9').put(db, 'course', [])).resolves.toBeUndefined()
})
