import { expect, test } from 'vitest'
import { type CategoryRow, categoryOptions, treeOf } from './categories.ts'

const row = (id: string, parentId: string | null, questions: number): CategoryRow => ({
  id,
  parentId,
  name: `分类${id}`,
  level: parentId === null ? 1 : 2,
  position: 0,
  questions,
})
const rows = [row('1', null, 3), row('2', '1', 4), row('3', null, 0)]

test('counts the questions of subcategories in their parent', () => {
  const [first, second] = treeOf(rows)
  expect(first).toMatchObject({ id: '1', count: 7, children: [{ id: '2', count: 4 }] })
  expect(second).toEqual({ id: '3', title: '分类3', count: 0 })
})

test('offers a category with its path', () => {
  expect(categoryOptions(rows).map(({ label }) => label)).toEqual(['分类1', '分类1 / 分类2', '分类3'])
})
