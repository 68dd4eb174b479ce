import { expect, test } from 'vitest'
import { parts, partsCalled } from './parts.ts'

const names = (called: readonly string[]) => partsCalled(called).map(({ name }) => name)

test('all parts are meant when none is named', () => {
  expect(partsCalled([])).toEqual(parts)
})

test('a part may be called by its name, and a group by its own', () => {
  expect(names(['redis', 'postgres'])).toEqual(['postgres', 'redis'])
  expect(names(['core', 'haproxy', 'redis'])).toEqual(['s3', 'postgres', 'redis', 'smtp', 'haproxy'])
})

test('an unknown name is refused with the known ones', () => {
  expect(() => partsCalled(['mysql'])).toThrow('no part is called mysql; there are: s3, postgres, redis')
})
