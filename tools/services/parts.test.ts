import { expect, test } from 'vitest'
import { withoutPart } from '../up/without-part.ts'
import { parts, partsCalled } from './parts.ts'

const names = (called: readonly string[]) => partsCalled(called).map(({ name }) => name)

test('all parts are meant when none is named', () => {
  expect(partsCalled([])).toEqual(parts)
})

test('a part may be called by its name, and a group by its own', () => {
  expect(names(['redis', 'postgres'])).toEqual(['postgres', 'redis'])
  expect(names(['core', 'haproxy', 'redis'])).toEqual(['s3', 'postgres', 'redis', 'smtp', 'haproxy'])
})

test('P-03 what media need is a group, and for each of its parts somebody has written what is missing without it', () => {
  expect(names(['media'])).toEqual(['ffmpeg', 'office', 'bubblewrap'])
  expect(Object.keys(withoutPart).toSorted()).toEqual(names(['media']).toSorted())
})

test('an unknown name is refused with the known ones', () => {
  expect(() => partsCalled(['mysql'])).toThrow('no part is called mysql; there are: s3, postgres, redis')
})
