import { expect, test } from 'vitest'
import { dayAfter, weeksOf } from './month.ts'

test('shows a month in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-03-18')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.map(({ number }) => number)).toEqual([23, 24, 25, 26, 27, 28, 1])
  expect(weeks[0]?.map(({ isInside }) => isInside)).toEqual([false, false, false, false, false, false, true])
  expect(weeks[5]?.map(({ number }) => number)).toEqual([30, 31, 1, 2, 3, 4, 5])
})

test('a month from Monday to Sunday has four weeks', () => {
  expect(weeksOf('2027-02-14')).toHaveLength(4)
  expect(weeksOf('2026-06-01')[0]?.[0]).toEqual({ day: '2026-06-01', number: 1, isInside: true })
})

test('crosses the end of a year', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
})
