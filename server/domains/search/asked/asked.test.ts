import { forgetSearches, listKeywords, listSearchWords, recordSearch } from '@lyceum/contract/search'
import { getCurrentUser } from '@lyceum/contract/identity'
import { leavePerson } from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { clockJobsOf } from '../jobs.ts'
import { onBothEngines } from '#testing/both-engines'
import { sources } from '../make.ts'
import { on } from '../tables.ts'

const all = { searchValue: '' }

onBothEngines(({ house, makeDocument }) => {
  test('what I looked for stands among my last words, newest first, until I forget it', async () => {
    const { lin, mei, db } = await house()
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

  test('Q-130 A07 a hot word is one of three people at least, and only for whom it finds something', async () => {
    const home = await house()
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

  test('the console sees what is looked for, and what in vain, by period', async () => {
    const home = await house()
    const db = await home.db()
    await makeDocument(db, { title: '沟通技巧' })
    await home.lin.call(recordSearch, { searchValue: '沟通' })
    await home.lin.call(recordSearch, { searchValue: '沟通' })
    await home.mei.call(recordSearch, { searchValue: '班车' })
    await on(db)
      .insertInto('search.word_day')
      .values({ day: '2020-01-01', word: '旧词', times: 9, people: 9, empty: 9 })
      .execute()
    const hot = await home.admin.call(listSearchWords, {})
    expect(hot).toMatchObject({ total: 2, searches: 3, inVain: 1 })
    expect(hot.records.map(({ word, times, people, empty }) => [word, times, people, empty])).toEqual([
      ['沟通', 2, 1, 0],
      ['班车', 1, 1, 1],
    ])
    const empty = await home.admin.call(listSearchWords, { view: 'empty', days: '7' })
    expect(empty.records.map(({ word }) => word)).toEqual(['班车'])
    expect(await home.admin.call(listSearchWords, { pageNo: 9 })).toMatchObject({ records: [], total: 2 })
    expect(await home.zhou.refused(listSearchWords, {})).toBe('NO_RIGHT_READ_MSG')
    expect((await home.foreignAdmin.call(listSearchWords, {})).records).toEqual([])
  })

  test('INV-A07 words are dropped with age, and a person’s with their leaving', async () => {
    const home = await house()
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
    const words = await on(db).selectFrom('search.word_day').select('word').execute()
    expect(words).toEqual([{ word: '班车' }])
    await home.admin.call(leavePerson, { id, leavesOn: '2026-01-01' })
    await home.runJobs()
    expect(await on(db).selectFrom('search.asked').selectAll().execute()).toEqual([])
  })
})
