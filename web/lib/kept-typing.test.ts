import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropTyping, keepTyping, typingOf } from './kept-typing.ts'
import { browser, lin } from './make.ts'
import { beginSession, endSession } from './session.ts'

beforeEach(() => {
  browser()
  beginSession(lin)
})
afterEach(() => vi.unstubAllGlobals())

const isText = (typed: unknown) => typeof typed === 'string'

test('what was typed when the session ran out is there after the next login, once', () => {
  const stop = keepTyping('note', 'half a sentence')
  endSession('expired')
  stop()
  expect(typingOf('note', isText)).toBeUndefined()
  beginSession(lin)
  expect(typingOf('note', isText)).toBe('half a sentence')
  dropTyping()
  expect(typingOf('note', isText)).toBeUndefined()
})

test('it is for the same person and the same form, and only while it fits', () => {
  const stop = keepTyping('note', 'half a sentence')
  endSession('expired')
  stop()
  beginSession({ ...lin, usrId: 'somebody else' })
  expect(typingOf('note', isText)).toBeUndefined()
  beginSession(lin)
  expect(typingOf('letter', isText)).toBeUndefined()
  expect(typingOf('note', (typed): typed is number => typeof typed === 'number')).toBeUndefined()
})

test('who leaves by choice, or has closed the form, leaves nothing behind', () => {
  keepTyping('note', 'half a sentence')()
  endSession('expired')
  beginSession(lin)
  expect(typingOf('note', isText)).toBeUndefined()
  const stop = keepTyping('note', 'half a sentence')
  endSession('by-choice')
  stop()
  beginSession(lin)
  expect(typingOf('note', isText)).toBeUndefined()
})
