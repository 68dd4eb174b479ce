import { expect, test } from 'vitest'
import { longestRun, monthsUntil, quarterOf, secondsBetween, weeksOf } from './study-figures.ts'

const days = [
  { date: '2026-03-09', seconds: 60 },
  { date: '2026-03-15', seconds: 120 },
  { date: '2026-03-16', seconds: 30 },
  { date: '2026-03-17', seconds: 10 },
]

test('weeks begin on Monday, and the last one is this week', () => {
  expect(weeksOf(days, '2026-03-18', 3)).toEqual([
    { from: '2026-03-02', seconds: 0 },
    { from: '2026-03-09', seconds: 180 },
    { from: '2026-03-16', seconds: 40 },
  ])
})

test('a range includes both ends', () => {
  expect(secondsBetween(days, '2026-03-15', '2026-03-16')).toBe(150)
})

test('months count back across the turn of the year', () => {
  expect(monthsUntil('2026-02-03', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})

test('a quarter is compared with the same number of days of the previous one, and no more than it had', () => {
  expect(quarterOf('2026-03-18')).toEqual({
    from: '2026-01-01',
    beforeFrom: '2025-10-01',
    beforeTo: '2025-12-16',
  })
  expect(quarterOf('2026-06-30')).toEqual({
    from: '2026-04-01',
    beforeFrom: '2026-01-01',
    beforeTo: '2026-03-31',
  })
  expect(quarterOf('2026-01-01').beforeTo).toBe('2025-10-01')
})

test('the longest streak has no gap and no empty day', () => {
  expect(longestRun(days)).toBe(3)
  expect(longestRun([])).toBe(0)
  expect(longestRun([{ date: '2026-03-15', seconds: 0 }])).toBe(0)
  expect(longestRun([...days, { date: '2026-03-19', seconds: 5 }])).toBe(3)
})
