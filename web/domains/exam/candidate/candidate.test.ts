import { expect, test } from 'vitest'
import { inSteps, scoreOf } from './candidate.ts'

test('accepts a score with at most one decimal within the full score; an empty field is none', () => {
  expect(scoreOf(' 88.5 ', 100)).toBe(88.5)
  expect(scoreOf('88。5', 100)).toBe(88.5)
  expect(scoreOf('', 100)).toBeUndefined()
  for (const typed of ['101', '8.25', '-1', '八十']) expect(scoreOf(typed, 100)).toBe('wrong')
})

test('sends many scores in batches', () => {
  expect(inSteps([1, 2, 3], 2)).toEqual([[1, 2], [3]])
  expect(inSteps([])).toEqual([])
})
