import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listRecommendedLinks } from '@lyceum/contract/site'
import { askEarly, fetchOrTake } from './early-answers.ts'

const later = vi.fn<typeof fetch>()
beforeEach(() => {
  later.mockReset().mockImplementation(async () => new Response('later'))
  vi.stubGlobal('fetch', later)
  vi.stubGlobal('earlyAnswers', undefined)
})
afterEach(() => vi.unstubAllGlobals())

const get = async (address: string) => (await fetchOrTake(address, { method: 'GET' })).text()
const { path } = listRecommendedLinks

function sendEarly(answer: Promise<Response> = Promise.resolve(new Response('early'))) {
  later.mockImplementationOnce(() => answer)
  askEarly(listRecommendedLinks, { pageNo: 2 })
}

test('an early answer is given once, whatever its timestamp', async () => {
  sendEarly()
  expect(later.mock.calls[0]).toEqual([
    expect.stringMatching(/\?pageNo=2&t=\d+$/),
    { headers: { accept: 'application/json', 'x-requested-with': 'lyceum' }, credentials: 'same-origin' },
  ])
  expect(await get(`${path}?pageNo=1&t=17`)).toBe('later')
  expect(await get(`${path}?pageNo=2&t=18`)).toBe('early')
  expect(await get(`${path}?pageNo=2&t=19`)).toBe('later')
})

test('after a change, such as a login, earlier answers are discarded', async () => {
  sendEarly()
  await fetchOrTake('/login?t=1', { method: 'POST' })
  expect(await get(`${path}?pageNo=2&t=2`)).toBe('later')
})

test('an early request that fails is a failed request, and one that hangs can be aborted', async () => {
  sendEarly(Promise.reject(new TypeError('offline')))
  await expect(get(`${path}?pageNo=2&t=1`)).rejects.toThrow('offline')
  sendEarly(new Promise(() => undefined))
  const patience = new AbortController()
  const waiting = fetchOrTake(`${path}?pageNo=2&t=2`, { method: 'GET', signal: patience.signal })
  patience.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})

test('an unused early answer is still read to its end', async () => {
  const pulled = vi.fn<(from: ReadableStreamDefaultController) => void>((from) => from.close())
  const body = new ReadableStream({ pull: pulled }, { highWaterMark: 0 })
  sendEarly(Promise.resolve(new Response(body)))
  await vi.waitFor(() => expect(pulled).toHaveBeenCalled())
})
