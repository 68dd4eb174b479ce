import * as contract from '@lyceum/contract/home'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { problemWith } from './quick-link-rules.ts'

const entry = { title: '制度文库', link: 'https://policy.example.com/', image: '1' }

test('B-387 B-388 E-137 an entry has a title of at most 17 characters', async () => {
  const { lin } = await testApp()
  const add = (title: string) => lin.refused(contract.addQuick, { ...entry, title })
  expect(await add('')).toBe('QUICK_TITLE_INVALID')
  expect(await add('   ')).toBe('QUICK_TITLE_INVALID')
  expect(await add('一二三四五六七八九十一二三四五六七八')).toBe('QUICK_TITLE_INVALID')
  expect(problemWith({ ...entry, title: '一二三四五六七八九十一二三四五六七' })).toBeUndefined()
  // Counted as people count: a character beyond the basic plane counts once.
  expect(problemWith({ ...entry, title: '𠮷'.repeat(17) })).toBeUndefined()
})

test('B-389 B-390 E-138 an entry links to an http or https address', async () => {
  const { lin } = await testApp()
  const add = (link: string) => lin.refused(contract.addQuick, { ...entry, link })
  for (const link of ['', 'policy', 'javascript:alert(1)', 'ftp://a.example', 'https://me:word@a.example'])
    expect([link, await add(link)]).toEqual([link, 'QUICK_LINK_INVALID'])
})

test('B-391 E-139 picture, title and link are required together', async () => {
  const { lin } = await testApp()
  expect(await lin.refused(contract.addQuick, {})).toBe('QUICK_INCOMPLETE')
  expect(await lin.refused(contract.addQuick, { ...entry, image: '' })).toBe('QUICK_INCOMPLETE')
  expect(await lin.refused(contract.addQuick, { ...entry, image: '99' })).toBe('QUICK_INCOMPLETE')
  expect(await lin.refused(contract.addQuick, { title: '制度文库' })).toBe('QUICK_INCOMPLETE')
})

test('B-392 E-140 a module or link appears only once, also when two pages add it concurrently', async () => {
  const { lin, mei } = await testApp()
  const { id } = await lin.call(contract.addQuick, entry)
  expect(await lin.refused(contract.addQuick, { ...entry, title: '再来一次' })).toBe('QUICK_DUPLICATE')
  await mei.call(contract.addQuick, entry)
  const both = await Promise.all(
    [1, 2].map(() => lin.send(contract.saveArrangement, { ids: [id], modules: ['course'] })),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { records } = await lin.call(contract.listQuickModules, {})
  expect(records.filter(({ isAdded }) => isAdded)).toEqual([{ module: 'course', isAdded: true }])
})

test('entries are sorted, changed and removed by their owner only', async () => {
  const { lin, mei, admin } = await testApp()
  const { id } = await lin.call(contract.addQuick, entry)
  await lin.call(contract.saveArrangement, { ids: [id], modules: ['exam', 'course'] })
  const shown = async () => (await lin.call(contract.listArrangement, {})).records
  expect((await shown()).map(({ module, title }) => module ?? title)).toEqual(['制度文库', 'exam', 'course'])
  const ids = (await shown()).map((quickLink) => quickLink.id).toReversed()
  await lin.call(contract.saveArrangement, { ids })
  expect((await shown()).map((quickLink) => quickLink.id)).toEqual(ids)

  await lin.call(contract.changeQuick, { id, ...entry, title: '制度' })
  expect((await lin.call(contract.listQuick, {})).records).toEqual([{ id, ...entry, title: '制度' }])
  expect(await mei.refused(contract.changeQuick, { id, ...entry })).toBe('NOT_FOUND')
  expect(await mei.refused(contract.deleteQuick, { id })).toBe('NOT_FOUND')
  await lin.call(contract.deleteQuick, { id })
  expect(await lin.refused(contract.removeArranged, { id })).toBe('NOT_FOUND')

  await admin.call(saveSetting, { name: 'area.exam', value: false })
  expect((await shown()).map(({ module }) => module)).toEqual(['course'])
})

test('allows at most twelve entries', async () => {
  const { lin } = await testApp()
  await lin.call(contract.saveArrangement, { modules: contract.quickModules.slice(0, 12) })
  expect(await lin.refused(contract.addQuick, entry)).toBe('QUICK_FULL')
})
