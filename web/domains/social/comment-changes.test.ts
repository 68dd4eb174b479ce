import type { CommentRecord, CommentEntry } from '@lyceum/contract/social'
import { expect, test } from 'vitest'
import { withRemoved, withReplies, withReply, withTurned } from './comment-changes.ts'

const reply = (id: string): CommentEntry => ({
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
  ...reply(id),
  replies: replies.length,
  firstReplies: replies.map(reply),
})

test('undoes a failed like, and counts none twice', () => {
  const before = [comment('7', '8')]
  const liked = withTurned('8', true)(before)
  expect(liked[0]?.firstReplies[0]).toMatchObject({ isLiked: true, likes: 3 })
  expect(withTurned('8', true)(liked)).toEqual(liked)
  expect(withTurned('8', false)(liked)).toEqual(before)
})

test('appends a reply to its thread, and all replies replace the first ones', () => {
  const [changed] = withReply('7', reply('9'))([comment('7', '8'), comment('6')])
  expect(changed).toMatchObject({ replies: 2, firstReplies: [{ id: '8' }, { id: '9' }] })
  expect(withReplies('7', [reply('8'), reply('9')])([comment('7', '8')])[0]).toMatchObject({ replies: 2 })
})

test('removes a comment; one with replies keeps an empty place', () => {
  const [thread, ...others] = withRemoved('7')([comment('7', '8'), comment('6')])
  expect(thread).toMatchObject({ isRemoved: true, content: '', replies: 1 })
  expect(others).toHaveLength(1)
  expect(withRemoved('6')([comment('7', '8'), comment('6')])).toHaveLength(1)
  expect(withRemoved('8')([comment('7', '8')])[0]).toMatchObject({ replies: 0, firstReplies: [] })
})
