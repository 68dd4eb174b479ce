import { expect, test } from 'vitest'
import { keyAct, neighboursOf, scoreOf } from './mark-rules.ts'

test('the next piece of work is the following one, at the end the skipped one, else none', () => {
  expect(neighboursOf(['a', 'b', 'c'], 'b')).toEqual({ place: 2, before: 'a', after: 'c' })
  expect(neighboursOf(['a', 'b', 'c'], 'c')).toEqual({ place: 3, before: 'b', after: 'a' })
  expect(neighboursOf(['a'], 'a')).toEqual({ place: 1, before: undefined, after: undefined })
  expect(neighboursOf(['a', 'b'], 'marked already')).toEqual({
    place: undefined,
    before: undefined,
    after: 'a',
  })
})

test('a score has one decimal at most and is within the full score', () => {
  expect(scoreOf(' 88.5 ', 100)).toBe(88.5)
  expect(scoreOf('0', 100)).toBe(0)
  expect(scoreOf('101', 100)).toBe('range')
  for (const typed of ['', '八十', '8.25', '-1', '1e2']) expect(scoreOf(typed, 100)).toBe('missing')
})

test('shortcuts save and move, and plain typing is left alone', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false }
  expect(keyAct({ ...none, key: 'Enter', metaKey: true })).toBe('save')
  expect(keyAct({ ...none, key: 'Enter' })).toBeUndefined()
  expect(keyAct({ ...none, key: 'ArrowDown', altKey: true })).toBe('after')
  expect(keyAct({ ...none, key: 'ArrowUp', altKey: true })).toBe('before')
  expect(keyAct({ ...none, key: 'ArrowUp' })).toBeUndefined()
})
