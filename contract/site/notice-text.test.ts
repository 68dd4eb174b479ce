import { expect, test } from 'vitest'
import { blanksIn, fillBlanks, findTextProblems } from './notice-text.ts'

test('fills blanks and drops lines whose blank is empty', () => {
  expect(fillBlanks('{a}!\n\nReason: {b}\n\n{a} {c}', { a: 'x', b: '' })).toBe('x!\n\nx {c}')
  expect(fillBlanks('{n} minutes', { n: 30 })).toBe('30 minutes')
})

test('does not fill blanks inside filled-in values', () => {
  expect(fillBlanks('{a}', { a: '{b}', b: 'secret' })).toBe('{b}')
})

test('reports unknown and missing blanks', () => {
  const blanks = { link: { isRequired: true }, name: {} }
  expect(blanksIn('{x} {y} {x}')).toEqual(['x', 'y'])
  expect(findTextProblems({ subject: '{who}', body: '{name}' }, blanks)).toEqual([
    { is: 'unknown', blank: 'who' },
    { is: 'missing', blank: 'link' },
  ])
})
