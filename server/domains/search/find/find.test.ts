import { getCurrentUser } from '@lyceum/contract/identity'
import { countSearch, listKeywords, searchAll, type SearchHit } from '@lyceum/contract/search'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import type { TestApp } from '#testing/test-app'
import { makeAccount, makeSession } from '../../identity/make.ts'
import { personWithToken } from '#testing/person'
import { onBothEngines } from '#testing/both-engines'

const textOf = (runs: SearchHit['title']) => runs.map(({ text }) => text).join('')
const hitsIn = (runs: SearchHit['title']) => runs.filter(({ isHit }) => isHit).map(({ text }) => text)

/** The titles that somebody finds, best first. */
const found = async (person: TestApp['lin'], searchValue: string) =>
  (await person.call(searchAll, { searchValue })).records.map(({ title }) => textOf(title))

onBothEngines(({ testApp, makeDocument }) => {
  test('B-172 B-173 E-127 the text is trimmed, and an empty search is rejected', async () => {
    const { lin, db } = await testApp()
    await makeDocument(await db(), { title: '安全生产' })
    expect(await found(lin, '  安全 ')).toEqual(['安全生产'])
    for (const searchValue of ['', '   ']) {
      expect(await lin.refused(searchAll, { searchValue })).toBe('SEARCH_EMPTY')
      expect(await lin.refused(countSearch, { searchValue })).toBe('SEARCH_EMPTY')
    }
    // Punctuation alone is accepted but finds nothing.
    expect(await lin.call(searchAll, { searchValue: `'&|!():*\\` })).toMatchObject({ records: [], total: 0 })
  })

  test('Chinese by two characters, by phrase, by one; English by prefix; both together', async () => {
    const { lin, db: open } = await testApp()
    const db = await open()
    await makeDocument(db, { title: 'Excel 数据透视表', body: '从零开始的图表与公式' })
    await makeDocument(db, { title: '仓储安全', body: 'Working at height' })
    await makeDocument(db, { title: '生产品质管理', body: '' })
    await makeDocument(db, { title: '产品经理入门', body: '' })
    expect(await found(lin, '透视')).toEqual(['Excel 数据透视表'])
    expect(await found(lin, '据透')).toEqual(['Excel 数据透视表'])
    expect(await found(lin, '图表与公式')).toEqual(['Excel 数据透视表'])
    expect(await found(lin, '图')).toEqual(['Excel 数据透视表'])
    expect(await found(lin, 'EXC')).toEqual(['Excel 数据透视表'])
    expect(await found(lin, 'ｗork heig')).toEqual(['仓储安全'])
    expect(await found(lin, 'excel 图表')).toEqual(['Excel 数据透视表'])
    // A whole word comes before the same two characters by chance.
    expect(await found(lin, '产品')).toEqual(['产品经理入门', '生产品质管理'])
  })

  test('the title ranks above the body; hits are marked as data', async () => {
    const { lin, db: open } = await testApp()
    const db = await open()
    await makeDocument(db, {
      title: '新人手册',
      body: `${'先看这里。'.repeat(20)}考勤与<b>报销</b>`,
      at: new Date(),
    })
    await makeDocument(db, { title: '报销指南', body: '票据', at: new Date('2020-01-01') })
    const { records } = await lin.call(searchAll, { searchValue: '报销' })
    expect(records.map(({ title }) => textOf(title))).toEqual(['报销指南', '新人手册'])
    expect(hitsIn(records[0]?.title ?? [])).toEqual(['报销'])
    expect(hitsIn(records[1]?.snippet ?? [])).toEqual(['报销'])
    expect(textOf(records[1]?.snippet ?? [])).toMatch(/^….*<b>报销<\/b>$/)
  })

  test('B-427 counts by type come with the first page; a type has its own page', async () => {
    const { lin, db: open } = await testApp()
    const db = await open()
    for (let i = 0; i < 12; i += 1) await makeDocument(db, { title: `沟通课 ${i}` })
    await makeDocument(db, { title: '沟通考试', type: 'exam' })
    await makeDocument(db, { title: '沟通月通知', type: 'notice' })
    const all = await lin.call(searchAll, { searchValue: '沟通' })
    expect(all).toMatchObject({
      total: 14,
      counts: { all: 14, course: 12, exam: 1, notice: 1, user: 0, circle: 0 },
    })
    expect(all.records).toHaveLength(10)
    const second = await lin.call(searchAll, { searchValue: '沟通', type: 'course', pageNo: 2 })
    expect(second).toMatchObject({ total: 12, counts: all.counts })
    expect(second.records).toHaveLength(2)
    expect(await lin.call(countSearch, { searchValue: '沟通' })).toEqual(all.counts)
  })

  test('if no document has all the terms, those with some of them are shown and flagged', async () => {
    const { lin, db: open } = await testApp()
    await makeDocument(await open(), { title: '安全培训' })
    expect(await lin.call(searchAll, { searchValue: '安全火箭' })).toMatchObject({ total: 1, isLoose: true })
    expect(await lin.call(searchAll, { searchValue: '安全培训' })).toMatchObject({ total: 1, isLoose: false })
    expect(await lin.call(searchAll, { searchValue: '火箭' })).toMatchObject({ total: 0, isLoose: false })
  })

  test('A07 INV-K03 hidden documents give no hit, no count and no suggestion', async () => {
    const home = await testApp()
    const db = await home.db()
    const meiId = (await home.mei.call(getCurrentUser, {})).usrEntId
    await makeDocument(db, { title: '并购计划 canary', body: '代号灯塔', audience: [`person:${meiId}`] })
    await makeDocument(db, { title: '灯塔工厂 canary', shownFrom: new Date(Date.now() + 3_600_000) })
    await makeDocument(db, { title: '旧灯塔 canary', shownUntil: new Date(Date.now() - 1000) })
    expect(await found(home.mei, '灯塔')).toEqual(['并购计划 canary'])
    for (const term of ['灯塔', '并购', 'canary', '代']) {
      for (const person of [home.lin, home.admin, home.stranger, home.foreignAdmin]) {
        const answer = await person.call(searchAll, { searchValue: term })
        expect(answer).toMatchObject({ records: [], total: 0, counts: { all: 0, course: 0 } })
        expect((await person.call(countSearch, { searchValue: term })).all).toBe(0)
        expect(await person.call(listKeywords, { searchValue: term })).toEqual({
          hot: [],
          recent: [],
          titles: [],
        })
      }
    }
  })

  test('content of a disabled part of the portal is not found', async () => {
    const { lin, admin, db: open } = await testApp()
    const db = await open()
    await makeDocument(db, { title: '周末公开课' })
    await makeDocument(db, { title: '周末停电', type: 'notice' })
    await makeDocument(db, { title: '周末考试', type: 'exam' })
    expect((await found(lin, '周末')).toSorted()).toEqual(['周末停电', '周末公开课', '周末考试'])
    await admin.call(saveSetting, { name: 'area.news', value: false })
    await admin.call(saveSetting, { name: 'area.exam', value: false })
    expect(await lin.call(searchAll, { searchValue: '周末' })).toMatchObject({
      total: 1,
      counts: { all: 1, course: 1, notice: 0, exam: 0 },
    })
  })

  test('B-228 external learners do not find people and content closed to them', async () => {
    const { app, db: open } = await testApp()
    const db = await open()
    const accountId = await makeAccount(db, { userName: 'guest', name: '外部学员', isExternal: true })
    const token = 'guest-token-guest-token-guest-token-guest-t'
    await makeSession(db, { accountId, token, roles: [] })
    await makeDocument(db, { title: '周末公开课' })
    await makeDocument(db, { title: '周末内部课', isClosedToExternals: true })
    await makeDocument(db, { title: '周末', type: 'user', isClosedToExternals: true })
    const guest = personWithToken(app, token)
    expect(await guest.call(searchAll, { searchValue: '周末' })).toMatchObject({
      total: 1,
      counts: { user: 0 },
    })
  })

  test('INV-K03 for any audience and any reader, hits and counts equal those of a plain filter', async () => {
    const home = await testApp()
    const db = await home.db()
    const readers = ['lin', 'mei', 'chen', 'tang', 'zhou'] as const
    const ids = new Map<string, string>()
    for (const name of readers) ids.set(name, (await home[name].call(getCurrentUser, {})).usrEntId)
    let state = 7
    const random = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most
    const made: { title: string; for: Set<string> }[] = []
    for (let i = 0; i < 60; i += 1) {
      const allowed = new Set(readers.filter(() => random(3) === 0))
      const title = `${random(2) === 0 ? '数据' : '安全'}第${i}讲`
      await makeDocument(db, { title, audience: [...allowed].map((name) => `person:${ids.get(name)}`) })
      made.push({ title, for: allowed })
    }
    for (const name of readers) {
      for (const term of ['数据', '安全', '第1']) {
        const expected = made
          .filter((document) => document.for.has(name) && document.title.includes(term))
          .map(({ title }) => title)
        const answer = await home[name].call(searchAll, { searchValue: term, pageSize: 100 })
        expect(answer.records.map(({ title }) => textOf(title)).toSorted()).toEqual(expected.toSorted())
        expect(answer.counts.all).toBe(expected.length)
      }
    }
  })
})
