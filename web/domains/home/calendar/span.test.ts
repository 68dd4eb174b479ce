import { expect, test } from 'vitest'
import { daysOf, stepped } from './span.ts'

test('shows a month in whole weeks, a week from Monday, a list from its day on', () => {
  expect([daysOf('month', '2026-03-18')[0], daysOf('month', '2026-03-18').at(-1)]).toEqual([
    '2026-02-23',
    '2026-04-05',
  ])
  expect(daysOf('week', '2026-03-18')).toHaveLength(7)
  expect(daysOf('week', '2026-03-22')[0]).toBe('2026-03-16')
  expect(daysOf('list', '2026-12-20').at(-1)).toBe('2027-01-18')
})

test('steps across the ends of months and years', () => {
  expect(stepped('month', '2026-01-31', -1)).toBe('2025-12-01')
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(stepped('week', '2026-01-01', -1)).toBe('2025-12-25')
})
