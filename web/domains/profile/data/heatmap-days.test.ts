import { expect, test } from 'vitest'
import { yearOfDays } from './heatmap-days.ts'

test('the heatmap year ends today and has no gap', () => {
  const days = yearOfDays(
    [
      { date: '2026-03-18', seconds: 5400 },
      { date: '2026-03-16', seconds: 60 },
      { date: '2020-01-01', seconds: 9999 },
    ],
    '2026-03-18',
  )
  expect(days).toHaveLength(365)
  expect(days[0]?.date).toBe('2025-03-19')
  expect(days.slice(-3)).toEqual([
    { date: '2026-03-16', level: 1, minutes: 1 },
    { date: '2026-03-17', level: 0, minutes: 0 },
    { date: '2026-03-18', level: 4, minutes: 90 },
  ])
})
