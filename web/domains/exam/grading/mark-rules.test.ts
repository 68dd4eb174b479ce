import { expect, test } from 'vitest'
import { gradeOf, shared } from './mark-rules.ts'

test('E-143 a grade is a whole number from zero to the full score', () => {
  expect(gradeOf('8', 10)).toBe(8)
  expect(gradeOf(' 0 ', 10)).toBe(0)
  for (const typed of ['', '11', '7.5', '-1', '八']) expect(gradeOf(typed, 10)).toBeUndefined()
})

test('two markers start at different answers and each sees all of them', () => {
  const answers = ['a', 'b', 'c', 'd']
  expect(shared(answers, '101')[0]).not.toBe(shared(answers, '102')[0])
  expect(shared(answers, '102').toSorted()).toEqual(answers)
  expect(shared([], '7')).toEqual([])
})
