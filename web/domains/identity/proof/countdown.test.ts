import { expect, test } from 'vitest'
import { secondsLeft } from './countdown.ts'

test('a started second counts as a whole one, and past time as zero', () => {
  expect(secondsLeft(60_000, 0)).toBe(60)
  expect(secondsLeft(60_000, 1)).toBe(60)
  expect(secondsLeft(60_000, 59_001)).toBe(1)
  expect(secondsLeft(60_000, 60_000)).toBe(0)
  expect(secondsLeft(60_000, 99_000)).toBe(0)
})
