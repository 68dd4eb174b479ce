import { expect, test } from 'vitest'
import { moved } from './move-item.ts'

test('moves an item and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  expect(moved(['a'], 4, 0)).toEqual(['a'])
})
