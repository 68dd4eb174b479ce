import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberPath } from '#lib/storage/last-path'
import { browser, lin } from '#lib/make'
import { session, sessionHandle } from '#lib/session'
import { agreedAtSignIn, changeTicket, dropChangeTicket } from './change-ticket.ts'
import { enter, enterByDirectory, enterByProvider, enterBySms } from './sign-in.ts'

type Sent = { readonly path: string; readonly query: URLSearchParams; readonly body: unknown }

/** A fake server that answers by the end of the path and records all requests. */
function serverAnswers(answers: Readonly<Record<string, unknown>>) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: { readonly body?: string }) => {
    const { pathname: path, searchParams: query } = new URL(address, 'https://hr.example')
    sent.push({ path, query, body: init.body === undefined ? undefined : JSON.parse(init.body) })
    const result = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1]
    if (result !== undefined) return Response.json({ code: 200, result })
    return Response.json({ code: 400, errCode: 'NO', errMsg: 'no', errDetail: '' }, { status: 400 })
  })
  return sent
}

const well = { '/login': { token: 'handle-1' }, '/smsLogin': { token: 'handle-1' }, '/current': lin }
const credentials = { userName: ' lin_zhixia ', password: ' secret ', agreementIds: [] }

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

test('B-179 B-180 login sends the trimmed name, the password as typed, captchaCode and uuid', async () => {
  const sent = serverAnswers(well)
  await enter({ ...credentials, captchaCode: '7KW3', uuid: 'u-1' })
  expect(sent[0]?.body).toEqual({
    userName: 'lin_zhixia',
    password: ' secret ',
    captchaCode: '7KW3',
    uuid: 'u-1',
  })
})

test('B-111 B-182 the answer starts the session and keeps the handle in memory', async () => {
  serverAnswers(well)
  await enter(credentials)
  expect(session.getState().isLoggedIn).toBe(true)
  expect(sessionHandle()).toEqual({ token: 'handle-1' })
})

test('login leads to the requested page once; otherwise to the home page of the role', async () => {
  serverAnswers({ ...well, '/current': { ...lin, roleUrlHome: '/manage' } })
  rememberPath('/course/list?fristId=7')
  expect(await enter(credentials)).toBe('/course/list?fristId=7')
  expect(await enter(credentials)).toBe('/manage')
})

test('never navigates to another site', async () => {
  serverAnswers({ ...well, '/current': { ...lin, roleUrlHome: '//evil.example/' } })
  expect(await enter(credentials)).toBe('/home')
})

test('a required password change leads there with its ticket, and starts no session', async () => {
  const sent = serverAnswers({ '/login': { token: '', changeTicket: 'ticket-1' } })
  expect(await enter({ ...credentials, agreementIds: ['11', '12'] })).toBe('/modify-pwd')
  expect(changeTicket()).toBe('ticket-1')
  expect(session.getState().isLoggedIn).toBe(false)
  expect(sent).toHaveLength(1)
  // The consent is kept until there is a person to record it for.
  expect(agreedAtSignIn()).toEqual(['11', '12'])
  dropChangeTicket()
  expect([changeTicket(), agreedAtSignIn()]).toEqual([undefined, []])
})

test('B-209 records the consent given at sign-in for the person', async () => {
  const sent = serverAnswers({
    ...well,
    '/check_sign_up': { agreements: [], mustAccept: true },
    '/agree': {},
  })
  await enter({ ...credentials, agreementIds: ['11', '12'] })
  expect(sent.at(-1)).toMatchObject({
    path: '/app/api/agreement/record/save/agree',
    body: { agreementIds: ['11', '12'] },
  })
})

test('B-209 does not record earlier consent again, and a failed record blocks nobody', async () => {
  const sent = serverAnswers({ ...well, '/check_sign_up': { agreements: [], mustAccept: false } })
  await enter({ ...credentials, agreementIds: ['11'] })
  expect(sent.at(-1)?.path).toBe('/app/api/agreement/record/check_sign_up')
  serverAnswers(well)
  expect(await enter({ ...credentials, agreementIds: ['11'] })).toBe('/home')
})

test('B-185 B-187 a login by text message sends number, code and language beside the body', async () => {
  const sent = serverAnswers(well)
  await enterBySms({ mobile: ' 13800138000 ', code: ' 123456 ', agreementIds: [] })
  expect(Object.fromEntries(sent[0]?.query ?? [])).toMatchObject({
    mobile: '13800138000',
    code: '123456',
    lang: 'zh-CN',
  })
})

test("sends the id of a directory; a provider's answer is passed on unchanged", async () => {
  const sent = serverAnswers({ ...well, '/finish': { token: 'handle-2' } })
  await enterByDirectory({ ...credentials, providerId: '8' })
  expect(sent[0]).toMatchObject({
    path: '/app/api/sso/ldap/login',
    body: { providerId: '8', userName: 'lin_zhixia', password: ' secret ' },
  })
  await enterByProvider('?code=c&state=s')
  expect(sent.find(({ path }) => path.endsWith('/finish'))?.body).toEqual({ query: '?code=c&state=s' })
})
