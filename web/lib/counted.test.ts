import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one thing is one, everything else is many', () => {
  expect([counted(1, 'page'), counted('1', 'page'), counted(0, 'page'), counted('1,200', 'page')]).toEqual([
    '1 page',
    '1 page',
    '0 pages',
    '1,200 pages',
  ])
  expect(counted(2, 'person', 'people')).toBe('2 people')
})
