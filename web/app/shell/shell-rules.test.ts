import { expect, test } from 'vitest'
import { menuTree } from '../../domains/course/category-tree.ts'
import { pages } from '../route-table.ts'
import { badgeOf, listedCount } from './format-count.ts'
import { dockOf } from './dock-rules.ts'
import { inPages } from '../../domains/circle/menu/paging.ts'
import { searchAddress } from './search-address.ts'
import { isWatermarked } from './watermark-rules.ts'

const category = (id: number) => ({ id: String(id), name: `c${id}`, isParent: false, children: [] })

test('B-091 the course menu has ten first-level categories', () => {
  const tree = Array.from({ length: 12 }, (_none, at) => category(at))
  expect(menuTree(tree).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('B-093 circles come in pages of eight', () => {
  const circles = Array.from({ length: 17 }, (_none, at) => at)
  expect(inPages(circles, 8).map(({ length }) => length)).toEqual([8, 8, 1])
  expect(inPages([], 8)).toEqual([[]])
})

test('B-099 B-172 B-173 a search goes to /search with the trimmed text; an empty one does nothing', () => {
  expect(searchAddress('  数据 ')).toBe('/search?searchValue=%E6%95%B0%E6%8D%AE')
  expect(searchAddress('   ')).toBeUndefined()
})

test('a badge hides at zero and ends at 99+', () => {
  expect([0, 1, 99, 100].map(badgeOf)).toEqual(['', '1', '99', '99+'])
})

test('B-103 a count of zero is two hyphens', () => {
  expect([0, 1, 120].map(listedCount)).toEqual(['--', '1', '120'])
})

const at = (path: string, more: { isSignedIn?: boolean; isTaskOn?: boolean } = {}) =>
  dockOf({
    path,
    page: pages.find((page) => page.path === path),
    isSignedIn: more.isSignedIn ?? true,
    isTaskOn: more.isTaskOn ?? true,
  })

const bare = ['/login', '/reg', '/forget-pwd', '/reset-pwd', '/modify-pwd', '/train-notice']

const answering = ['/exam/progress', '/exam/certification-progress']

test('B-054 every page except the bare ones and an exam paper has the floating buttons', () => {
  const without = [...bare, ...answering]
  for (const { path } of pages)
    expect([path, at(path) !== undefined]).toEqual([path, !without.includes(path)])
})

test.each(['/', ...bare])('B-055 %s has no floating buttons', (path) => {
  expect(at(path)).toBeUndefined()
})

test.each(answering)('P-21 B-056 no floating buttons on %s', (path) => {
  expect(at(path)).toBeUndefined()
})

test('B-160 no task button until the server enables the feature, nor without a session', () => {
  expect(at('/home', { isTaskOn: false })).toEqual({ task: false })
  expect(at('/serveAgreement', { isSignedIn: false })).toEqual({ task: false })
})

const named = (name: string) => pages.find((page) => page.name === name)

test('B-131 B-121 the watermark is shown only when its setting is ON, and disappears on sign-out', () => {
  const page = named('home')
  expect(isWatermarked({ page, isSignedIn: true, value: 'ON' })).toBe(true)
  expect(isWatermarked({ page, isSignedIn: true, value: 'OFF' })).toBe(false)
  expect(isWatermarked({ page, isSignedIn: true, value: undefined })).toBe(false)
  expect(isWatermarked({ page, isSignedIn: false, value: 'ON' })).toBe(false)
})

test('B-132 the training notice never has it', () => {
  expect(isWatermarked({ page: named('trainNotice'), isSignedIn: true, value: 'ON' })).toBe(false)
})
