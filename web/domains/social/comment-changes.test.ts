import type { CommentRecord, Said } from '@lyceum/contract/social'
import { expect, test } from 'vitest'
import { withRemoved, withReplies, withReply, withTurned } from './comment-changes.ts'

const said = (id: string): Said => ({
  id,
  by: { id: '1', name: '林知夏', unit: '', isHost: false },
  content: id,
  at: '2026-03-18T01:00:00.000Z',
  likes: 2,
  isLiked: false,
  isOwn: false,
  mayRemove: true,
  isRemoved: false,
})
const comment = (id: string, ...replies: string[]): CommentRecord => ({
  ...said(id),
  replies: replies.length,
  firstReplies: replies.map(said),
})

test('a like that did not arrive is taken back, and none is counted twice', () => {
  const before = [comment('7', '8')]
  const liked = withTurned('8', true)(before)
  expect(liked[0]?.firstReplies[0]).toMatchObject({ isLiked: true, likes: 3 })
  expect(withTurned('8', true)(liked)).toEqual(liked)
  expect(withTurned('8', false)(liked)).toEqual(before)
})

test('an answer stands at the end of its thread, and all answers replace the first ones', () => {
  const [one] = withReply('7', said('9'))([comment('7', '8'), comment('6')])
  expect(one).toMatchObject({ replies: 2, firstReplies: [{ id: '8' }, { id: '9' }] })
  expect(withReplies('7', [said('8'), said('9')])([comment('7', '8')])[0]).toMatchObject({ replies: 2 })
})

test('what is taken away goes; with answers it leaves its place', () => {
  const [thread, ...others] = withRemoved('7')([comment('7', '8'), comment('6')])
  expect(thread).toMatchObject({ isRemoved: true, content: '', replies: 1 })
  expect(others).toHaveLength(1)
  expect(withRemoved('6')([comment('7', '8'), comment('6')])).toHaveLength(1)
  expect(withRemoved('8')([comment('7', '8')])[0]).toMatchObject({ replies: 0, firstReplies: [] })
})
