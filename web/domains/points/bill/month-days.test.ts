import { expect, test } from 'vitest'
import { monthAfter, weeksOf } from './month-days.ts'

test('splits a month into weeks from Monday, including a leap day', () => {
  const weeks = weeksOf('2028-02')
  expect(weeks[0]).toEqual([
    null,
    '2028-02-01',
    '2028-02-02',
    '2028-02-03',
    '2028-02-04',
    '2028-02-05',
    '2028-02-06',
  ])
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(29)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

test('steps across the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})
