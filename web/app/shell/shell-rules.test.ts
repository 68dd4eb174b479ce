import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { menuTree } from '#domains/course'
import { pages } from '../route-table.ts'
import { badgeOf, listedCount } from './count-words.ts'
import { dockOf } from './dock-rules.ts'
import { mainMenu, moreMenu } from './main-menu.ts'
import { inPages } from './paging.ts'
import { searchAddress } from './search-way.ts'
import { isWatermarked } from './watermark-rules.ts'
import { keepWatermark } from './watermark.ts'

test('B-086 the main menu holds its seven entries in order', () => {
  expect(mainMenu.map(({ name }) => name)).toEqual([
    'course',
    'certification',
    'exam',
    'knowledge',
    'question',
    'circle',
    'more',
  ])
})

test('every entry of both menus leads to an address that exists', () => {
  const known = new Set(pages.map(({ path }) => path))
  for (const { path } of moreMenu) {
    const isParent = [...known].some((page) => page.startsWith(`${path}/`))
    expect([path, known.has(path) || isParent]).toEqual([path, true])
  }
})

const category = (id: number) => ({ id: String(id), name: `c${id}`, isParent: false, children: [] })

test('B-091 the course menu keeps ten categories of the first level', () => {
  const tree = Array.from({ length: 12 }, (_none, at) => category(at))
  expect(menuTree(tree).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('B-093 circles come in pages of eight', () => {
  const circles = Array.from({ length: 17 }, (_none, at) => at)
  expect(inPages(circles, 8).map(({ length }) => length)).toEqual([8, 8, 1])
  expect(inPages([], 8)).toEqual([[]])
})

test('B-099 B-172 B-173 a search goes to /search with what was typed, trimmed; an empty one goes nowhere', () => {
  expect(searchAddress('  数据 ')).toBe('/search?searchValue=%E6%95%B0%E6%8D%AE')
  expect(searchAddress('   ')).toBeUndefined()
})

test('a badge hides at zero and ends at 99+', () => {
  expect([0, 1, 99, 100].map(badgeOf)).toEqual(['', '1', '99', '99+'])
})

test('B-103 a count of zero is two hyphens', () => {
  expect([0, 1, 120].map(listedCount)).toEqual(['--', '1', '120'])
})

const at = (path: string, more: { query?: string; isSignedIn?: boolean; isTaskOn?: boolean } = {}) =>
  dockOf({
    path,
    page: pages.find((page) => page.path === path),
    query: new URLSearchParams(more.query),
    isSignedIn: more.isSignedIn ?? true,
    isTaskOn: more.isTaskOn ?? true,
  })

const bare = ['/login', '/reg', '/forget-pwd', '/reset-pwd', '/modify-pwd', '/train-notice']

test('B-054 every page but the bare ones has the floating buttons', () => {
  for (const { path } of pages) expect([path, at(path) !== undefined]).toEqual([path, !bare.includes(path)])
})

test.each(['/', ...bare])('B-055 %s has no floating buttons', (path) => {
  expect(at(path)).toBeUndefined()
})

test.each(['/exam/progress', '/exam/certification-progress'])('B-056 isBtn hides the tasks on %s', (path) => {
  expect(at(path)).toEqual({ task: true })
  expect(at(path, { query: 'isBtn=1' })).toEqual({ task: false })
  expect(at('/home', { query: 'isBtn=1' })).toEqual({ task: true })
})

test('B-160 no task button until the server says that the feature is on, nor without a session', () => {
  expect(at('/home', { isTaskOn: false })).toEqual({ task: false })
  expect(at('/serveAgreement', { isSignedIn: false })).toEqual({ task: false })
})

const named = (name: string) => pages.find((page) => page.name === name)

test('B-131 B-121 the watermark is there only when its switch says ON, and goes with the person', () => {
  const page = named('home')
  expect(isWatermarked({ page, isSignedIn: true, value: 'ON' })).toBe(true)
  expect(isWatermarked({ page, isSignedIn: true, value: 'OFF' })).toBe(false)
  expect(isWatermarked({ page, isSignedIn: true, value: undefined })).toBe(false)
  expect(isWatermarked({ page, isSignedIn: false, value: 'ON' })).toBe(false)
})

test('B-132 the training notice never carries it', () => {
  expect(isWatermarked({ page: named('trainNotice'), isSignedIn: true, value: 'ON' })).toBe(false)
})

/** As much of a page as the watermark touches. */
function paper() {
  const sheets: { remove: () => void; style: Record<string, string> }[] = []
  const turns: number[] = []
  const tiles: { width: number; height: number }[] = []
  const pen = { translate() {}, fillText() {}, rotate: (turn: number) => turns.push(turn) }
  const element = (kind: string) => {
    const self = {
      style: {} as Record<string, string>,
      width: 0,
      height: 0,
      setAttribute() {},
      remove: () => void sheets.splice(0, sheets.length, ...sheets.filter((sheet) => sheet !== self)),
      get isConnected() {
        return sheets.includes(self)
      },
      getContext: () => pen,
      toDataURL: () => (tiles.push({ width: self.width, height: self.height }), `data:${kind}`),
    }
    return self
  }
  const window = new EventTarget()
  vi.stubGlobal('document', {
    createElement: element,
    body: { append: (sheet: ReturnType<typeof element>) => sheets.push(sheet) },
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  return { sheets, turns, tiles, window }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('B-138 B-135 B-136 it is drawn 1 s after navigation, on tiles of 390 by 200, turned by -20 degrees', () => {
  const { sheets, turns, tiles } = paper()
  const stop = keepWatermark('林知夏 7301')
  vi.advanceTimersByTime(999)
  expect(sheets).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(sheets).toHaveLength(1)
  expect(tiles).toEqual([{ width: 390, height: 200 }])
  expect(turns.map((turn) => (turn * 180) / Math.PI)).toEqual([-20])
  stop()
  expect(sheets).toHaveLength(0)
})

test('B-133 B-137 who removes it finds it again at the next look, every 500 ms', () => {
  const { sheets } = paper()
  const stop = keepWatermark('林知夏')
  vi.advanceTimersByTime(1000)
  sheets[0]?.remove()
  vi.advanceTimersByTime(499)
  expect(sheets).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(sheets).toHaveLength(1)
  stop()
})

test('B-134 it is drawn again when the window changes its size', () => {
  const { sheets, tiles, window } = paper()
  const stop = keepWatermark('林知夏')
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('resize'))
  expect(tiles).toHaveLength(2)
  expect(sheets).toHaveLength(1)
  stop()
})
