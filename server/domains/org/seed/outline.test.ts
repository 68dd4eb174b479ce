import { expect, test } from 'vitest'
import { readOutline } from './outline.ts'
import { shareOut } from './share-out.ts'

test('an outline gives level, parent, family, positions and weight; missing values are inherited', () => {
  const units = readOutline(`
    公司 CO 职能 =文员 1
      工厂 CO-F 制造
        一班 CO-F1 =技师+学徒 7
          一组 CO-F1A 3
      门店 CO-S 2`)
  const summary = units.map(({ code, parentCode, level, family, positions, weight }) => [
    code,
    parentCode,
    level,
    family,
    positions.join(' '),
    weight,
  ])
  expect(summary).toEqual([
    ['CO', null, 1, '职能', '文员', 1],
    ['CO-F', 'CO', 2, '制造', '', 0],
    ['CO-F1', 'CO-F', 3, '制造', '技师 学徒', 7],
    ['CO-F1A', 'CO-F1', 4, '制造', '技师 学徒', 3],
    ['CO-S', 'CO', 2, '职能', '文员', 2],
  ])
})

test('a line without a parent or a code is rejected', () => {
  expect(() => readOutline('公司 CO 职能\n    班组 CO-A 3')).toThrow('has no parent')
  expect(() => readOutline('公司 职能 3')).toThrow('is not a unit')
  expect(() => readOutline('公司 CO 3')).toThrow('is not a unit')
})

test('people are distributed by weight without rounding loss', () => {
  expect(shareOut(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(shareOut(7, [0, 5, 2])).toEqual([0, 5, 2])
  expect(shareOut(1987, [24, 3, 8, 0, 16]).reduce((sum, share) => sum + share)).toBe(1987)
})
