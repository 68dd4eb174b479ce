import { expect, test } from 'vitest'
import { kindLabelOf, plainValue } from './plain-value.ts'

test('K-13 shows times and long ids in a readable form', () => {
  const timeOf = (moment: string) => moment.slice(0, 10)
  expect(plainValue('2026-11-18T03:00:00.000Z', timeOf)).toBe('2026-11-18')
  expect(plainValue('381279732047548032, 12', timeOf)).toBe('#548032, 12')
  expect(plainValue('周末停电', timeOf)).toBe('周末停电')
})

test('K-13 shows a module by the label of its kind and its title', () => {
  const wordOf = (kind: string) => ({ URLVOD: '外部链接' })[kind]
  expect(kindLabelOf('URLVOD 夜班巡仓路线', wordOf)).toBe('外部链接 夜班巡仓路线')
  expect(kindLabelOf('URLVOD', wordOf)).toBe('外部链接')
  expect(kindLabelOf('ISO 9001', wordOf)).toBeUndefined()
})
