import { expect, test } from 'vitest'
import { weekStart, yearStart } from './week-start.ts'

const zone = 'Asia/Shanghai'

test('a week begins on Monday at midnight in the site’s time zone', () => {
  expect(weekStart(new Date('2026-03-18T01:00:00Z'), zone)).toEqual(new Date('2026-03-15T16:00:00Z'))
  // Sunday evening in UTC is Monday in Shanghai.
  expect(weekStart(new Date('2026-03-22T17:00:00Z'), zone)).toEqual(new Date('2026-03-22T16:00:00Z'))
  expect(weekStart(new Date('2026-03-22T15:00:00Z'), zone)).toEqual(new Date('2026-03-15T16:00:00Z'))
})

test('a year begins in the site’s time zone', () => {
  expect(yearStart(new Date('2025-12-31T17:00:00Z'), zone)).toEqual(new Date('2025-12-31T16:00:00Z'))
})
