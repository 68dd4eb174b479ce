import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listRecommendedLinks } from '@lyceum/contract/site'
import { askEarly, fetchOrTake } from './early.ts'

const later = vi.fn<typeof fetch>()
beforeEach(() => {
  later.mockReset().mockImplementation(async () => new Response('later'))
  vi.stubGlobal('fetch', later)
  vi.stubGlobal('earlyAnswers', undefined)
})
afterEach(() => vi.unstubAllGlobals())

const get = async (address: string) => (await fetchOrTake(address, { method: 'GET' })).text()
const { path } = listRecommendedLinks

function ask(answer: Promise<Response> = Promise.resolve(new Response('early'))) {
  later.mockImplementationOnce(() => answer)
  askEarly(listRecommendedLinks, { pageNo: 2 })
}

test('an answer that was asked for early is given once, whatever its timestamp', async () => {
  ask()
  expect(later.mock.calls[0]).toEqual([
    expect.stringMatching(/\?pageNo=2&t=\d+$/),
    { headers: { accept: 'application/json', 'x-requested-with': 'lyceum' }, credentials: 'same-origin' },
  ])
  expect(await get(`${path}?pageNo=1&t=17`)).toBe('later')
  expect(await get(`${path}?pageNo=2&t=18`)).toBe('early')
  expect(await get(`${path}?pageNo=2&t=19`)).toBe('later')
})

test('after a change, as a login is one, what was asked before it counts no more', async () => {
  ask()
  await fetchOrTake('/login?t=1', { method: 'POST' })
  expect(await get(`${path}?pageNo=2&t=2`)).toBe('later')
})

test('an early request that fails is a request that failed, and one that hangs can be given up', async () => {
  ask(Promise.reject(new TypeError('offline')))
  await expect(get(`${path}?pageNo=2&t=1`)).rejects.toThrow('offline')
  ask(new Promise(() => undefined))
  const patience = new AbortController()
  const waiting = fetchOrTake(`${path}?pageNo=2&t=2`, { method: 'GET', signal: patience.signal })
  patience.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})

test('an early answer that nobody takes is read to its end all the same', async () => {
  const pulled = vi.fn<(from: ReadableStreamDefaultController) => void>((from) => from.close())
  const body = new ReadableStream({ pull: pulled }, { highWaterMark: 0 })
  ask(Promise.resolve(new Response(body)))
  await vi.waitFor(() => expect(pulled).toHaveBeenCalled())
})
