import { createMemoryRouter, matchRoutes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api'
import { takeLastPath } from '#lib/storage/last-path'
import { browser, lin } from '#lib/make'
import { notice } from '#lib/notice'
import { beginSession, endSession, hasUserInfo, session } from '#lib/session'
import { leaveIfSignedOut } from '#lib/http/trouble'
import { troubleText } from '#lib/http/trouble-text'
import { followSession, portalTree } from './portal-router.ts'
import { publicPaths } from './public-paths.ts'
import { pages, redirects } from '../route-table.ts'

/** Mocks the server's answer: this person, or nobody, is signed in. */
function serverKnows(user: typeof lin | undefined) {
  const answer = user
    ? { status: 200, body: { code: 200, result: user } }
    : { status: 401, body: { code: 401, errCode: 'session_time_out', errMsg: '', errDetail: '' } }
  vi.stubGlobal('fetch', async () => Response.json(answer.body, { status: answer.status }))
}

async function visit(path: string) {
  const router = createMemoryRouter(portalTree(), { initialEntries: [path] })
  await vi.waitUntil(() => router.state.initialized && router.state.navigation.state === 'idle', {
    interval: 1,
    timeout: 15_000,
  })
  return router
}

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

test('B-116 E-013 without a session a page redirects to login and its address is remembered', async () => {
  serverKnows(undefined)
  const { state } = await visit('/home?from=mail')
  expect(state.location.pathname).toBe('/login')
  expect(takeLastPath()).toBe('/home?from=mail')
})

const guarded = pages.filter(({ isPublic }) => !isPublic).map(({ path }) => path)

test.each(guarded)('B-015 %s needs a session', async (path) => {
  serverKnows(undefined)
  const { state } = await visit(path)
  expect(state.location.pathname).toBe('/login')
})

test('E-001 B-117 a 401 on an open page redirects to login and remembers the address', async () => {
  serverKnows(lin)
  const router = await visit('/home?from=mail')
  const stop = followSession(router)
  leaveIfSignedOut(new ApiError('refused', { status: 401, errCode: 'session_time_out' }))
  await vi.waitUntil(() => router.state.location.pathname === '/login')
  expect(notice.getState().current?.text).toBe(troubleText['zh-CN'].timedOut)
  expect(hasUserInfo()).toBe(false)
  expect(session.getState().isLoggedIn).toBe(false)
  expect(takeLastPath()).toBe('/home?from=mail')
  stop()
})

test('B-125 logout ends on the login page, and the next person does not land on the previous page', async () => {
  serverKnows(lin)
  const router = await visit('/home')
  const stop = followSession(router)
  endSession('by-choice')
  await vi.waitUntil(() => router.state.location.pathname === '/login')
  expect(takeLastPath()).toBeUndefined()
  stop()
})

test('the login page opens without a session', async () => {
  serverKnows(undefined)
  const { state } = await visit('/login')
  expect(state.location.pathname).toBe('/login')
  expect(state.errors).toBeNull()
})

test('with a session the page opens, and the person is known', async () => {
  serverKnows(lin)
  const { state } = await visit('/home')
  expect(state.location.pathname).toBe('/home')
  expect(session.getState().user).toEqual(lin)
})

test.each(redirects)(
  'B-017 $path redirects to $redirectTo and keeps its query',
  async ({ path, redirectTo }) => {
    serverKnows(lin)
    const { state } = await visit(`${path}?from=mail`)
    expect(state.location.pathname + state.location.search).toBe(`${redirectTo}?from=mail`)
  },
)

test('the early script knows the same public pages as the router', () => {
  const open = pages.filter(({ isPublic }) => isPublic).map(({ path }) => path)
  expect(publicPaths.toSorted()).toEqual(open.toSorted())
})

test.each(pages.filter(({ isPublic }) => isPublic).map(({ path }) => path))(
  'B-014 %s opens without a session',
  async (path) => {
    serverKnows(undefined)
    const { state } = await visit(path)
    expect(state.location.pathname).toBe(path)
    expect(state.errors).toBeNull()
  },
)

test('an unknown address still loads the signed-in user', async () => {
  serverKnows(lin)
  beginSession(lin)
  session.setState({ user: undefined, isLoggedIn: false })
  await visit('/nowhere')
  expect(session.getState().user).toEqual(lin)
})

test('B-029 E-011 an unknown address shows the not-found page and is never remembered', async () => {
  serverKnows(undefined)
  const { state } = await visit('/nowhere/at/all')
  expect(state.location.pathname).toBe('/nowhere/at/all')
  expect(state.matches.at(-1)?.route.path).toBe('*')
  expect(takeLastPath()).toBeUndefined()
})

/** The inner frame of a page, by the router. */
const innerAt = (path: string) =>
  matchRoutes(portalTree(), path)
    ?.map(({ route }) => route.id)
    .find((id) => id === 'circle' || id === 'personal')

test('B-027 pages for writing in a circle are outside its frame, all others of its detail inside', () => {
  const whole = [
    '/circle/detail/activity/create',
    '/circle/detail/activity/modify',
    '/circle/detail/vote/create',
    '/circle/detail/vote/modify',
    '/circle/detail/knowledge/createTeam',
    '/circle/detail/knowledge/modifyTeam',
    '/circle/detail/knowledge/create',
    '/circle/detail/knowledge/upload',
    '/circle/detail/knowledge/mindmap',
  ]
  const detail = pages.map(({ path }) => path).filter((path) => path.startsWith('/circle/detail/'))
  expect(detail.filter((path) => innerAt(path) === undefined).toSorted()).toEqual(whole.toSorted())
  expect(detail.filter((path) => innerAt(path) === 'circle')).toHaveLength(detail.length - whole.length)
})

test('B-028 the pages about subordinates are in the frame of the personal centre', () => {
  expect(innerAt('/personal/info')).toBe('personal')
  expect(['/subordinate/list', '/subordinate/approve'].map(innerAt)).toEqual(['personal', 'personal'])
  expect(['/home', '/visitor/info', '/circle'].map(innerAt)).toEqual([undefined, undefined, undefined])
})
