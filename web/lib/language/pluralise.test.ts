import { expect, test } from 'vitest'
import { pluralise } from './pluralise.ts'

test('1 is singular, everything else is plural', () => {
  expect([
    pluralise(1, 'page'),
    pluralise('1', 'page'),
    pluralise(0, 'page'),
    pluralise('1,200', 'page'),
  ]).toEqual(['1 page', '1 page', '0 pages', '1,200 pages'])
  expect(pluralise(2, 'person', 'people')).toBe('2 people')
})
