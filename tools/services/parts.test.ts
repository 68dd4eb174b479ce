import { expect, test } from 'vitest'
import { withoutPart } from '../up/without-part.ts'
import { parts, partsCalled } from './parts.ts'

const names = (called: readonly string[]) => partsCalled(called).map(({ name }) => name)

test('without names, all parts are meant', () => {
  expect(partsCalled([])).toEqual(parts)
})

test('a part is called by its name, and a group by its own', () => {
  expect(names(['redis', 'postgres'])).toEqual(['postgres', 'redis'])
  expect(names(['core', 'haproxy', 'redis'])).toEqual(['s3', 'postgres', 'redis', 'smtp', 'haproxy'])
})

test('P-03 the media dependencies are a group, and each has a text on what is missing without it', () => {
  expect(names(['media'])).toEqual(['ffmpeg', 'office', 'bubblewrap'])
  expect(Object.keys(withoutPart).toSorted()).toEqual(names(['media']).toSorted())
})

test('an unknown name is rejected with the known ones', () => {
  expect(() => partsCalled(['mysql'])).toThrow('no part is called mysql; there are: s3, postgres, redis')
})
