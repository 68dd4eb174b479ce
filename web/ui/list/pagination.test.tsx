import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buttonCount, defaultPageSize, pageButtons, pageCount, pageTyped } from './page-buttons.ts'
import { Pagination } from './pagination.tsx'

const bar = (layout: 'full' | 'small') =>
  renderToStaticMarkup(<Pagination page={1} total={268} layout={layout} onGo={() => undefined} />)

test('B-068: a page has ten rows unless the list says otherwise', () => {
  expect(defaultPageSize).toBe(10)
  expect([0, 1, 10, 11, 268].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 27])
  expect(pageCount(268, 16)).toBe(17)
})

test('B-069: five numbered buttons on every page, including the first and the last', () => {
  expect(pageButtons(1, 17)).toEqual([1, 2, 3, 4, 'gap', 17])
  expect(pageButtons(4, 17)).toEqual([1, 'gap', 3, 4, 5, 'gap', 17])
  expect(pageButtons(17, 17)).toEqual([1, 'gap', 14, 15, 16, 17])
  expect(pageButtons(2, 3)).toEqual([1, 2, 3])
  for (const count of [5, 6, 7, 17, 422]) {
    for (let page = 1; page <= count; page += 1) {
      const numbers = pageButtons(page, count).filter((button) => button !== 'gap')
      expect(numbers).toHaveLength(buttonCount)
      expect(numbers).toContain(page)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    }
  }
})

test('B-070: the total is shown in both layouts', () => {
  expect(bar('full')).toContain('共 268 条')
  expect(bar('small')).toContain('共 268 条')
})

test('B-071: the full layout has a page jumper', () => {
  expect(bar('full')).toMatch(/跳至 <input[^>]*\/?> 页/)
})

test('B-072: the small layout has none', () => {
  expect(bar('small')).not.toContain('<input')
})

test('a typed page is clamped to the list, and text is no page', () => {
  expect(['3', '0', '99', ' 5 ', '', 'x', '2.5'].map((typed) => pageTyped(typed, 27))).toEqual([
    3,
    1,
    27,
    5,
    undefined,
    undefined,
    undefined,
  ])
})
