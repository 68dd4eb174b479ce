import { forgetSearches, listKeywords, listSearchTerms, recordSearch } from '@lyceum/contract/search'
import { getCurrentUser } from '@lyceum/contract/identity'
import { leavePerson } from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { clockJobsOf } from '../jobs.ts'
import { onBothEngines } from '#testing/both-engines'
import { sources } from '../make.ts'
import { on } from '../tables.ts'

const all = { searchValue: '' }

onBothEngines(({ testApp, makeDocument }) => {
  test('searches are in the own history, newest first, until they are deleted', async () => {
    const { lin, mei, db } = await testApp()
    await makeDocument(await db(), { title: '数据分析' })
    expect(await lin.refused(recordSearch, { searchValue: '  ' })).toBe('SEARCH_EMPTY')
    expect(await lin.call(recordSearch, { searchValue: ' 数据 ' })).toEqual({ total: 1 })
    expect(await lin.call(recordSearch, { searchValue: 'Excel' })).toEqual({ total: 0 })
    await lin.call(recordSearch, { searchValue: 'EXCEL' })
    expect((await lin.call(listKeywords, all)).recent).toEqual(['excel', '数据'])
    expect((await mei.call(listKeywords, all)).recent).toEqual([])
    expect(await lin.call(forgetSearches, { searchValue: 'excel' })).toEqual({ forgotten: 1 })
    expect((await lin.call(listKeywords, all)).recent).toEqual(['数据'])
    await lin.call(recordSearch, { searchValue: 'excel' })
    expect(await lin.call(forgetSearches, all)).toEqual({ forgotten: 2 })
    expect((await lin.call(listKeywords, all)).recent).toEqual([])
  })

  test('Q-130 A07 a hot term was used by at least three people, and is only suggested to those who would find something', async () => {
    const home = await testApp()
    const db = await home.db()
    const linId = (await home.lin.call(getCurrentUser, {})).usrEntId
    await makeDocument(db, { title: '沟通技巧' })
    await makeDocument(db, { title: '灯塔计划', audience: [`person:${linId}`] })
    for (const person of [home.lin, home.mei, home.chen]) {
      await person.call(recordSearch, { searchValue: '沟通' })
      await person.call(recordSearch, { searchValue: '灯塔' })
    }
    for (let i = 0; i < 5; i += 1) await home.mei.call(recordSearch, { searchValue: '沟通技巧' })
    expect((await home.lin.call(listKeywords, all)).hot).toEqual(['沟通', '灯塔'])
    expect((await home.mei.call(listKeywords, all)).hot).toEqual(['沟通'])
    expect(await home.mei.call(listKeywords, { searchValue: '沟' })).toMatchObject({
      hot: ['沟通'],
      titles: [{ type: 'course' }],
    })
    expect((await home.stranger.call(listKeywords, all)).hot).toEqual([])
  })

  test('the console shows what is searched, and what without results, by period', async () => {
    const home = await testApp()
    const db = await home.db()
    await makeDocument(db, { title: '沟通技巧' })
    await home.lin.call(recordSearch, { searchValue: '沟通' })
    await home.lin.call(recordSearch, { searchValue: '沟通' })
    await home.mei.call(recordSearch, { searchValue: '班车' })
    await on(db)
      .insertInto('search.word_day')
      .values({ day: '2020-01-01', word: '旧词', times: 9, people: 9, empty: 9 })
      .execute()
    const hot = await home.admin.call(listSearchTerms, {})
    expect(hot).toMatchObject({ total: 2, searches: 3, inVain: 1 })
    expect(hot.records.map(({ word, times, people, empty }) => [word, times, people, empty])).toEqual([
      ['沟通', 2, 1, 0],
      ['班车', 1, 1, 1],
    ])
    const empty = await home.admin.call(listSearchTerms, { view: 'empty', days: '7' })
    expect(empty.records.map(({ word }) => word)).toEqual(['班车'])
    expect(await home.admin.call(listSearchTerms, { pageNo: 9 })).toMatchObject({ records: [], total: 2 })
    expect(await home.zhou.refused(listSearchTerms, {})).toBe('NO_RIGHT_READ_MSG')
    expect((await home.foreignAdmin.call(listSearchTerms, {})).records).toEqual([])
  })

  test('INV-A07 old terms are dropped, and a person’s history when they leave', async () => {
    const home = await testApp()
    const db = await home.db()
    const id = (await home.mei.call(getCurrentUser, {})).usrEntId
    await home.mei.call(recordSearch, { searchValue: '班车' })
    await on(db)
      .insertInto('search.word_day')
      .values({ day: '2020-01-01', word: '旧词', times: 9, people: 9, empty: 9 })
      .execute()
    await clockJobsOf(sources)
      .find(({ name }) => name === 'search.dropOldWords')
      ?.run(await home.ctx())
    const rows = await on(db).selectFrom('search.word_day').select('word').execute()
    expect(rows).toEqual([{ word: '班车' }])
    await home.admin.call(leavePerson, { id, leavesOn: '2026-01-01' })
    await home.runJobs()
    expect(await on(db).selectFrom('search.asked').selectAll().execute()).toEqual([])
  })
})
