import { expect, test } from 'vitest'
import { makeQueue } from './queue.ts'

test('so many work at once, the next wait in their order, and one too many is refused', async () => {
  const queue = makeQueue({ atOnce: 2, most: 3 })
  const began: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, i) =>
    queue(async () => {
      began.push(i)
      await promise
      return i
    }),
  )
  await expect(queue(async () => 9)).rejects.toThrow('SERVER_BUSY')
  expect(began).toEqual([0, 1])
  ends[1]?.resolve()
  await all[1]
  expect(began).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
  expect(await queue(async () => 'free')).toBe('free')
})

test('work that fails gives its place back', async () => {
  const queue = makeQueue({ atOnce: 1, most: 1 })
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(async () => 'free')).toBe('free')
})
