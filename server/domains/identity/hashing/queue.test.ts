import { expect, test, vi } from 'vitest'
import type { Failure } from '#platform/failure'
import { makeQueue } from './queue.ts'

const secondsOf = (refusals: readonly PromiseSettledResult<unknown>[]) =>
  refusals.flatMap((one) =>
    one.status === 'rejected' ? [Number((one.reason as Failure).filling['seconds'])] : [],
  )

test('so many work at once and the next wait in their order', async () => {
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

test('E-025 whoever would wait too long is told when to come back, each later than the one before', async () => {
  const queue = makeQueue({ atOnce: 1, longestMs: 1000 })
  const held = Promise.withResolvers<void>()
  const all = Promise.allSettled(Array.from({ length: 200 }, () => queue(() => held.promise)))
  held.resolve()
  const settled = await all
  // Until it is known better one takes 50 ms: one works, 21 wait no longer than a second, the others come back.
  const seconds = secondsOf(settled)
  expect(seconds).toHaveLength(178)
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
  expect([seconds[0], seconds.at(-1)]).toEqual([2, 10])
  await expect(queue(async () => 'in')).resolves.toBe('in')
})

test('whoever has waited too long is sent away instead of served after the answer has been given up', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const queue = makeQueue({ atOnce: 1, longestMs: 1000 })
  const held = Promise.withResolvers<void>()
  const first = queue(() => held.promise)
  let served = 0
  const late = Promise.allSettled([1, 2].map(() => queue(async () => (served += 1))))
  vi.advanceTimersByTime(1501)
  held.resolve()
  await first
  expect(secondsOf(await late)).toHaveLength(2)
  expect(served).toBe(0)
  expect(await queue(async () => 'free')).toBe('free')
  vi.useRealTimers()
})

test('work that fails gives its place back', async () => {
  const queue = makeQueue({ atOnce: 1, longestMs: 0 })
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(async () => 'free')).toBe('free')
})
