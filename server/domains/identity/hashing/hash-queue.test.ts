import { expect, test, vi } from 'vitest'
import type { AppError } from '#platform/app-error'
import { makeQueue } from './hash-queue.ts'

const secondsOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [Number((result.reason as AppError).filling['seconds'])] : [],
  )

test('a limited number run at once and the others wait in order', async () => {
  const queue = makeQueue({ atOnce: 2, longestMs: 10_000 })
  const began: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, i) =>
    queue(async () => {
      began.push(i)
      await promise
      return i
    }),
  )
  await Promise.resolve()
  expect(began).toEqual([0, 1])
  ends[1]?.resolve()
  await all[1]
  await vi.waitFor(() => expect(began).toEqual([0, 1, 2]))
  for (const { resolve } of ends) resolve()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
  expect(await queue(async () => 'free')).toBe('free')
})

test('E-025 calls that would wait too long get a retry time, each later than the one before', async () => {
  const queue = makeQueue({ atOnce: 1, longestMs: 1000 })
  const blocker = Promise.withResolvers<void>()
  const all = Promise.allSettled(Array.from({ length: 200 }, () => queue(() => blocker.promise)))
  blocker.resolve()
  const outcomes = await all
  // The first estimate is 50 ms each: one runs, 21 wait no longer than a second, the others must retry.
  const seconds = secondsOf(outcomes)
  expect(seconds).toHaveLength(178)
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
  expect([seconds[0], seconds.at(-1)]).toEqual([2, 10])
  await expect(queue(async () => 'in')).resolves.toBe('in')
})

test('a call that has waited too long is rejected instead of served after the client has given up', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const queue = makeQueue({ atOnce: 1, longestMs: 1000 })
  const blocker = Promise.withResolvers<void>()
  const first = queue(() => blocker.promise)
  let served = 0
  const late = Promise.allSettled([1, 2].map(() => queue(async () => (served += 1))))
  vi.advanceTimersByTime(1501)
  blocker.resolve()
  await first
  expect(secondsOf(await late)).toHaveLength(2)
  expect(served).toBe(0)
  expect(await queue(async () => 'free')).toBe('free')
  vi.useRealTimers()
})

test('failed work frees its slot', async () => {
  const queue = makeQueue({ atOnce: 1, longestMs: 0 })
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(async () => 'free')).toBe('free')
})
