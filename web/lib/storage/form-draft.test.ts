import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropTyping, keepTyping, typingOf } from './form-draft.ts'
import { browser, lin } from '../make.ts'
import { beginSession, endSession } from '../session.ts'

beforeEach(() => {
  browser()
  beginSession(lin)
})
afterEach(() => vi.unstubAllGlobals())

const isText = (typed: unknown) => typeof typed === 'string'

test('input typed when the session expired is restored after the next login, once', () => {
  const stop = keepTyping('note', 'half a sentence')
  endSession('expired')
  stop()
  expect(typingOf('note', isText)).toBeUndefined()
  beginSession(lin)
  expect(typingOf('note', isText)).toBe('half a sentence')
  dropTyping()
  expect(typingOf('note', isText)).toBeUndefined()
})

test('it is restored for the same person and form only, and only while it still fits', () => {
  const stop = keepTyping('note', 'half a sentence')
  endSession('expired')
  stop()
  beginSession({ ...lin, usrId: 'somebody else' })
  expect(typingOf('note', isText)).toBeUndefined()
  beginSession(lin)
  expect(typingOf('letter', isText)).toBeUndefined()
  expect(typingOf('note', (typed): typed is number => typeof typed === 'number')).toBeUndefined()
})

test('signing out or closing the form stores nothing', () => {
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
