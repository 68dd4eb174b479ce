import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { notice } from '../notice.ts'
import { beginSession, hasUserInfo, session, whenSessionEnds } from '../session.ts'
import { leaveIfSignedOut, messageOf, report, showSavedError } from './trouble.ts'
import { troubleText } from './trouble-text.ts'
import { browser, lin } from '../make.ts'

const t = troubleText['zh-CN']
const refused = (status: number, answer: { errCode?: string; errMsg?: string; errDetail?: string } = {}) =>
  new ApiError('refused', { status, ...answer })

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['E-002', 404],
  ['E-003', 413],
  ['E-004', 502],
  ['E-005', 504],
])('%s B-155 HTTP %i shows the generic server-error message, whatever the server answers', (_id, status) => {
  expect(messageOf(refused(status, { errMsg: 'nginx' }), t)).toEqual({ text: t.serverError, details: [] })
})

test('E-006 B-153 B-430 any other server error shows errMsg, then each line of errDetail', () => {
  const error = refused(400, {
    errMsg: '提交的内容不符合要求',
    errDetail: 'title: 太长\r\n\naccessUrl: 不是网址',
  })
  expect(messageOf(error, t)).toEqual({
    text: '提交的内容不符合要求',
    details: ['title: 太长', 'accessUrl: 不是网址'],
  })
})

test('E-007 B-154 an error without a usable message shows the unknown-error message', () => {
  for (const error of [refused(500), new ApiError('network'), new Error('bug')]) {
    expect(messageOf(error, t)?.text).toBe(t.unknownError)
  }
})

test('E-009 a request that took too long shows the unknown-error message', () => {
  expect(messageOf(new ApiError('timeout'), t)?.text).toBe(t.unknownError)
})

test('E-008 B-147 a cancelled request shows nothing', () => {
  report(new ApiError('cancelled'))
  expect(notice.getState().current).toBeUndefined()
})

test('B-156 only one message is visible: a newer one replaces the older', () => {
  report(refused(400, { errMsg: 'first' }))
  report(refused(400, { errMsg: 'second' }))
  expect(notice.getState().current).toMatchObject({ tone: 'error', text: 'second' })
})

test.each([
  ['E-014', 'session_time_out', t.timedOut],
  ['E-015', 'ERROR_LANDED_SOMEWHERE_ELSE', t.landedElsewhere],
  ['E-016', 'ERROR_TOKEN_INVALID', t.tokenInvalid],
])(
  '%s B-158 a 401 with %s shows a message, removes the user info and ends the login',
  (_id, errCode, text) => {
    beginSession(lin)
    const onEnd = vi.fn<(ending: string) => void>()
    const stop = whenSessionEnds(onEnd)

    leaveIfSignedOut(refused(401, { errCode }))

    expect(notice.getState().current).toMatchObject({ tone: 'error', text })
    expect(hasUserInfo()).toBe(false)
    expect(session.getState()).toEqual({ user: undefined, isLoggedIn: false })
    expect(onEnd.mock.calls).toEqual([['expired']])
    stop()
  },
)

test('B-158 the message of a 401 is shown again on the next page after a full page load', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  beginSession(lin)
  leaveIfSignedOut(refused(401, { errCode: 'session_time_out' }))
  page.dispatchEvent(new Event('pagehide'))
  notice.setState({ current: undefined })

  showSavedError()
  expect(notice.getState().current).toMatchObject({ tone: 'error', text: t.timedOut })
  notice.setState({ current: undefined })
  showSavedError()
  expect(notice.getState().current).toBeUndefined()
})

test('a message that was closed before is not shown again', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  beginSession(lin)
  leaveIfSignedOut(refused(401, { errCode: 'session_time_out' }))
  notice.setState({ current: undefined })
  page.dispatchEvent(new Event('pagehide'))
  showSavedError()
  expect(notice.getState().current).toBeUndefined()
})

test('an anonymous visitor is not told that a session has ended', () => {
  leaveIfSignedOut(refused(401, { errCode: 'session_time_out' }))
  expect(notice.getState().current).toBeUndefined()
})
