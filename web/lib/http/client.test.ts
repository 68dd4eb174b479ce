import { getCurrentUser, login } from '@lyceum/contract/identity'
import { endpoint } from '@lyceum/contract/kit'
import { editLink, listRecommendedLinks, removeLink, saveSetting } from '@lyceum/contract/site'
import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { makeClient } from './client.ts'

type Sent = {
  readonly url: URL
  readonly init: RequestInit & { readonly body?: string }
  readonly headers: Headers
}
type Reply = (sent: Sent) => Response | Promise<Response>

/** A client whose fetch answers from a list: the first reply to the first request, the last one to all further ones. */
function clientWith(...replies: Reply[]) {
  const sent: Sent[] = []
  const pauses: number[] = []
  let keys = 0
  const send = makeClient({
    fetch: async (address, init) => {
      const request = {
        url: new URL(address, 'https://hr.example'),
        init,
        headers: new Headers(init.headers),
      }
      sent.push(request)
      const reply = replies[Math.min(sent.length, replies.length) - 1] ?? success(null)
      return reply(request)
    },
    now: () => 1_700_000_000_123,
    wait: async (ms) => void pauses.push(ms),
    newKey: () => `key-${(keys += 1)}`,
    begin: () => () => undefined,
  })
  return { send, sent, pauses }
}

const success =
  (result: unknown): Reply =>
  () =>
    Response.json({ code: 200, result })
const errorReply =
  (status: number, errCode: string, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json({ code: status, errCode, errMsg: 'no', errDetail: 'one\ntwo' }, { status, headers })
const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
/** Answers only when the request is aborted, as a browser does. */
const silence: Reply = ({ init }) =>
  new Promise((_resolve, reject) =>
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )

const link = { id: '7', title: 'Handbook', accessUrl: 'https://hr.example/handbook' }

test('B-144 every request has the time in milliseconds as t, reads and writes alike', async () => {
  const { send, sent } = clientWith(success([]))
  await send(listRecommendedLinks, { pageNo: 2 })
  await send(saveSetting, { name: 'footer.shown', value: false })
  expect(sent.map(({ url }) => url.pathname + url.search)).toEqual([
    '/app/api/trainee/home/recommend/list?pageNo=2&t=1700000000123',
    '/app/api/admin/system-setting?t=1700000000123',
  ])
})

test('B-143 requests are JSON and name our own client', async () => {
  const { send, sent } = clientWith(success(null))
  await send(editLink, link)
  await send(removeLink, { id: '7' })
  const [edit, remove] = sent
  expect(edit?.url.pathname).toBe('/app/api/admin/recommend-link/7')
  expect(JSON.parse(edit?.init.body ?? '')).toEqual({
    title: 'Handbook',
    accessUrl: 'https://hr.example/handbook',
  })
  expect(remove?.init.body).toBe('{}')
  for (const { headers } of sent) {
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('x-requested-with')).toBe('lyceum')
  }
})

test('the result is unwrapped from its envelope, and an error keeps its message', async () => {
  const { send } = clientWith(success({ total: 0 }), errorReply(400, 'SETTING_INVALID'))
  expect(await send(listRecommendedLinks)).toEqual({ total: 0 })
  await expect(send(saveSetting, { name: 'icon', value: 1 })).rejects.toMatchObject({
    reason: 'refused',
    status: 400,
    errCode: 'SETTING_INVALID',
    details: ['one', 'two'],
  })
})

test('B-145 a newer read with the same method and address cancels the pending one', async () => {
  const { send, sent } = clientWith(silence, success('new'))
  const earlier = send(getCurrentUser, { lang: 'en-US' })
  const later = send(getCurrentUser, { lang: 'en-US' })
  await expect(earlier).rejects.toMatchObject({ reason: 'cancelled' })
  expect(await later).toBe('new')
  expect(sent[0]?.init.signal?.aborted).toBe(true)
})

test('a read of another address is not cancelled', async () => {
  const { send, sent } = clientWith(success('answer'))
  const both = [send(getCurrentUser, { lang: 'en-US' }), send(getCurrentUser, { lang: 'zh-TW' })]
  expect(await Promise.all(both)).toEqual(['answer', 'answer'])
  expect(sent.every(({ init }) => init.signal?.aborted === false)).toBe(true)
})

test.each(['/app/api/trainee/my/detail', '/app/api/trainee/my/userDetail/:id'])(
  'B-146 two reads of %s do not cancel each other',
  async (path) => {
    const { send, sent } = clientWith(success('answer'))
    const ofPerson = endpoint({ ...getCurrentUser, path })
    const both = [send(ofPerson, { id: '7' }), send(ofPerson, { id: '7' })]
    expect(await Promise.all(both)).toEqual(['answer', 'answer'])
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([false, false])
  },
)

test('B-148 E-009 a request that lasts 30 s ends as timed out', async () => {
  vi.useFakeTimers()
  try {
    const { send } = clientWith(silence)
    const slow = send(getCurrentUser).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await slow).toMatchObject({ reason: 'timeout', status: 0 })
  } finally {
    vi.useRealTimers()
  }
})

test('a write is never aborted: a duplicate joins the pending one, and both get the same answer', async () => {
  const { send, sent } = clientWith(success('saved'))
  const duplicates = [send(editLink, link), send(editLink, link)]
  expect(await Promise.all(duplicates)).toEqual(['saved', 'saved'])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.init.signal?.aborted).toBe(false)
})

test('a write with other values is another write, with another key', async () => {
  const { send, sent } = clientWith(success('saved'))
  await Promise.all([send(editLink, link), send(editLink, { ...link, title: 'Guide' })])
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-2'])
})

test('after a lost answer or a busy server the same write is retried with the same key, after the server’s delay', async () => {
  const { send, sent, pauses } = clientWith(
    unreachable,
    errorReply(503, 'SERVER_BUSY', { 'retry-after': '2' }),
    success('saved'),
  )
  expect(await send(editLink, link)).toBe('saved')
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1', 'key-1'])
  expect(pauses).toEqual([400, 2000])
})

test('a call told to come back later does, as often as a peak of sign-ins may need', async () => {
  const later = (seconds: string) => errorReply(503, 'SERVER_BUSY', { 'retry-after': seconds })
  const { send, pauses } = clientWith(
    later('40'),
    later('12'),
    later('3'),
    later('1'),
    success({ token: '1' }),
  )
  await send(login, { userName: 'lin', password: 'Lamp' })
  expect(pauses).toEqual([40_000, 12_000, 3000, 1000])
  const patient = clientWith(...['1', '1', '1', '1', '1'].map(later), success('saved'))
  await expect(patient.send(editLink, link)).rejects.toMatchObject({ status: 503 })
})

test('a duplicate still running on the server is waited for', async () => {
  const { send, sent } = clientWith(errorReply(409, 'IN_PROGRESS', { 'retry-after': '1' }), success('saved'))
  expect(await send(editLink, link)).toBe('saved')
  expect(sent).toHaveLength(2)
})

test('the third timeout is the last; pressing again then keeps the key, and an answer ends it', async () => {
  const { send, sent } = clientWith(unreachable, unreachable, unreachable, success('saved'))
  await expect(send(editLink, link)).rejects.toMatchObject({ reason: 'network' })
  expect(sent).toHaveLength(3)
  await send(editLink, link)
  await send(editLink, link)
  expect(sent.slice(3).map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-2'])
})

test('an error answer is not retried and ends its key', async () => {
  const { send, sent, pauses } = clientWith(errorReply(400, 'label_user_login_error'))
  const attempt = { userName: 'lin', password: 'wrong' }
  await expect(send(login, attempt)).rejects.toBeInstanceOf(ApiError)
  await expect(send(login, attempt)).rejects.toBeInstanceOf(ApiError)
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-2'])
  expect(pauses).toEqual([])
})

test('a foreign answer, such as a proxy page, is an error without a message', async () => {
  const page: Reply = () => new Response('<html>Bad gateway</html>', { status: 502 })
  const { send } = clientWith(page)
  await expect(send(getCurrentUser)).rejects.toMatchObject({ status: 502, errMsg: '', errCode: '' })
})
