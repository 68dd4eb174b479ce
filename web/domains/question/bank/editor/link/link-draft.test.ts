import { expect, test } from 'vitest'
import { linkFrom, noLink } from './link-draft.ts'

test('shows a moment of a lesson as a player does', () => {
  const draft = { ...noLink, courseId: '12', moduleId: '34', title: '受限空间' }
  expect(linkFrom({ ...draft, clock: '03:31' })).toMatchObject({ kind: 'lesson', second: 211 })
  expect(linkFrom({ ...draft, clock: '1：00：05' })).toMatchObject({ second: 3605 })
  expect(linkFrom(draft)).toMatchObject({ second: 0 })
  expect(linkFrom({ ...draft, clock: '三分' })).toBeUndefined()
})

test('an incomplete link is undefined', () => {
  expect(linkFrom({ ...noLink, kind: 'page', title: '规程', address: 'javascript:x' })).toBeUndefined()
  expect(linkFrom({ ...noLink, kind: 'page', title: '规程', address: 'https://example.com/a' })).toEqual({
    kind: 'page',
    title: '规程',
    address: 'https://example.com/a',
  })
  expect(linkFrom({ ...noLink, kind: 'file', fileId: '', title: '手册' })).toBeUndefined()
})
