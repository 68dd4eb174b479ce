import { expect, test } from 'vitest'
import { courseOf, heatPlace, ticksOf, weekdayOf } from './scale.ts'

test('an axis has round numbers and reaches the highest value', () => {
  expect(ticksOf([3, 5.2])).toEqual([0, 2, 4, 6])
  expect(ticksOf([40, 1284])).toEqual([0, 500, 1000, 1500])
  expect(ticksOf([0.9])).toEqual([0, 0.5, 1])
  expect(ticksOf([0])).toEqual([0, 1])
  for (const highest of [1, 7, 33, 99, 250, 8412])
    expect(ticksOf([highest]).at(-1)).toBeGreaterThanOrEqual(highest)
})

test('no half people: where all values are whole, so are the ticks', () => {
  expect(ticksOf([1])).toEqual([0, 1])
  expect(ticksOf([0, 2])).toEqual([0, 1, 2])
  expect(ticksOf([7])).toEqual([0, 5, 10])
  for (let highest = 1; highest < 400; highest += 1)
    expect(ticksOf([highest]).every((tick) => Number.isInteger(tick))).toBe(true)
})

test('weeks begin on Monday, and the first column may begin in the middle', () => {
  expect(weekdayOf('2026-03-16')).toBe(0)
  expect(weekdayOf('2026-03-22')).toBe(6)
  expect(heatPlace(0, 2)).toEqual({ week: 0, weekday: 2 })
  expect(heatPlace(5, 2)).toEqual({ week: 1, weekday: 0 })
})

test('K-29 an unfinished week is drawn apart from the finished ones', () => {
  const places = ['0 9', '1 8', '2 3']
  expect(courseOf(places, false)).toEqual({ course: '0 9L1 8L2 3', sofar: undefined })
  expect(courseOf(places, true)).toEqual({ course: '0 9L1 8', sofar: '1 8L2 3' })
})
