import { expect, test } from 'vitest'
import { familyName, inOrder, isInFamily } from './family-name.ts'

const family = (id: string, parentId: string | null) => ({
  id,
  parentId,
  name: id,
  positions: 0,
  children: 0,
})
const families = [family('技术', null), family('管理', null), family('软件', '技术'), family('硬件', '技术')]

test('shows a family with its parent, and sorts it after it', () => {
  expect(familyName(families, '软件')).toBe('技术 / 软件')
  expect(familyName(families, '管理')).toBe('管理')
  expect(familyName(families, null)).toBeUndefined()
  expect(inOrder(families).map(({ id }) => id)).toEqual(['技术', '软件', '硬件', '管理'])
})

test('a subsequence also belongs to its sequence', () => {
  expect(isInFamily(families, '软件', '技术')).toBe(true)
  expect(isInFamily(families, '软件', '管理')).toBe(false)
  expect(isInFamily(families, null, '技术')).toBe(false)
})
