import { expect, test } from 'vitest'
import { familyName, inOrder, liesIn } from './family-name.ts'

const family = (id: string, parentId: string | null) => ({
  id,
  parentId,
  name: id,
  positions: 0,
  children: 0,
})
const families = [family('技术', null), family('管理', null), family('软件', '技术'), family('硬件', '技术')]

test('a family is told with the one it lies in, and stands behind it', () => {
  expect(familyName(families, '软件')).toBe('技术 / 软件')
  expect(familyName(families, '管理')).toBe('管理')
  expect(familyName(families, null)).toBeUndefined()
  expect(inOrder(families).map(({ id }) => id)).toEqual(['技术', '软件', '硬件', '管理'])
})

test('what lies in a subsequence lies in its sequence too', () => {
  expect(liesIn(families, '软件', '技术')).toBe(true)
  expect(liesIn(families, '软件', '管理')).toBe(false)
  expect(liesIn(families, null, '技术')).toBe(false)
})
