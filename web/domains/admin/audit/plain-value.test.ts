import { expect, test } from 'vitest'
import { plainValue } from './plain-value.ts'

test('K-13 moments and long numbers in the record are told as people read them', () => {
  const timeOf = (moment: string) => moment.slice(0, 10)
  expect(plainValue('2026-11-18T03:00:00.000Z', timeOf)).toBe('2026-11-18')
  expect(plainValue('381279732047548032, 12', timeOf)).toBe('#548032, 12')
  expect(plainValue('周末停电', timeOf)).toBe('周末停电')
})
