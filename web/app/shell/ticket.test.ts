import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { sessionHandle } from '#lib/session'
import { redeem, takeTicket } from './ticket.ts'

const sent: unknown[] = []
const shown: string[] = []

function serverAnswers(status: number, body: object) {
  vi.stubGlobal('fetch', async (_address: string, { body: text = '' }: { readonly body?: string }) => {
    sent.push(JSON.parse(text))
    return Response.json(body, { status })
  })
}

let around: ReturnType<typeof browser>
beforeEach(() => {
  around = browser()
  sent.length = 0
  shown.length = 0
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => shown.push(address),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each(['/home', '/login', '/exam/online', '/nowhere'])(
  'B-113 an access_token on %s is removed from the address first',
  (path) => {
    vi.stubGlobal('location', new URL(`https://hr.example${path}?a=1&access_token=once&b=2#x`))
    expect(takeTicket()).toBe('once')
    expect(shown).toEqual([`${path}?a=1&b=2#x`])
    expect(sent).toEqual([])
  },
)

test('S-13 a ticket behind the # is removed too', () => {
  vi.stubGlobal('location', new URL('https://hr.example/home?a=1#access_token=once'))
  expect(takeTicket()).toBe('once')
  expect(shown).toEqual(['/home?a=1'])
})

test('an address without a ticket is unchanged', () => {
  vi.stubGlobal('location', new URL('https://hr.example/home?token=other'))
  expect(takeTicket()).toBeUndefined()
  expect(shown).toEqual([])
})

test('B-114 a ticket signs in only when the answer’s code is 200', async () => {
  serverAnswers(200, { code: 200, result: { token: 'handle-7' } })
  expect(await redeem('once')).toBe(true)
  expect(sent).toEqual([{ token: 'once' }])
  expect(sessionHandle()).toEqual({ token: 'handle-7' })
  expect(around.sessionStorage.getItem('authFail')).toBeNull()

  serverAnswers(200, { code: 500, result: { token: 'handle-8' } })
  expect(await redeem('twice')).toBe(false)
})

test('B-115 a ticket that fails leaves an authFail flag', async () => {
  serverAnswers(401, { code: 401, errCode: 'ERROR_TOKEN_INVALID', errMsg: '', errDetail: '' })
  expect(await redeem('old')).toBe(false)
  expect(around.sessionStorage.getItem('authFail')).toBe('true')
})

test('B-115 so does one whose request never reached the server', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 502 }))
  expect(await redeem('old')).toBe(false)
  expect(around.sessionStorage.getItem('authFail')).toBe('true')
})
