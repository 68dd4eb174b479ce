import { expect, test } from 'vitest'
import { blanksIn, fillBlanks, problemsWithWords } from './notice-words.ts'

test('blanks are filled, and a line for which there is nothing is left out', () => {
  expect(fillBlanks('{a}!\n\nReason: {b}\n\n{a} {c}', { a: 'x', b: '' })).toBe('x!\n\nx {c}')
  expect(fillBlanks('{n} minutes', { n: 30 })).toBe('30 minutes')
})

test('what fills a blank is not read for blanks again', () => {
  expect(fillBlanks('{a}', { a: '{b}', b: 'secret' })).toBe('{b}')
})

test('unknown and missing blanks are told', () => {
  const blanks = { link: { isRequired: true }, name: {} }
  expect(blanksIn('{x} {y} {x}')).toEqual(['x', 'y'])
  expect(problemsWithWords({ subject: '{who}', body: '{name}' }, blanks)).toEqual([
    { is: 'unknown', blank: 'who' },
    { is: 'missing', blank: 'link' },
  ])
})
