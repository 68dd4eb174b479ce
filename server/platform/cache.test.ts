import { expect, test } from 'vitest'
import { house } from '#testing/house'
import { z } from 'zod'
import { cached, forget } from './cache.ts'

async function counting(hereMs?: number) {
  const { parts } = await house()
  let loads = 0
  const key = 'test:key'
  const read = () =>
    cached({
      redis: parts.redis,
      key,
      seconds: 60,
      parse: (value) => z.number().parse(value),
      load: async () => (loads += 1),
      ...(hereMs === undefined ? {} : { hereMs }),
    })
  return { parts, key, read, loads: () => loads }
}

test('twenty readers of a cold key load it once', async () => {
  const { read, loads } = await counting()
  expect(new Set(await Promise.all(Array.from({ length: 20 }, read)))).toEqual(new Set([1]))
  expect(loads()).toBe(1)
})

test('what was forgotten is loaded anew', async () => {
  const { parts, key, read } = await counting()
  expect(await read()).toBe(1)
  await forget(parts.redis, key)
  expect(await read()).toBe(2)
})

test('C-05 a reader whose load began before a change does not put the old answer back after it', async () => {
  const { parts } = await house()
  const key = 'test:session'
  const began = Promise.withResolvers<void>()
  const stored = Promise.withResolvers<string>()
  let state = 'signed in'
  const read = (load: () => Promise<string>) =>
    cached({ redis: parts.redis, key, seconds: 60, parse: (value) => z.string().parse(value), load })
  const early = read(() => {
    began.resolve()
    return stored.promise
  })
  await began.promise
  state = 'revoked'
  await forget(parts.redis, key)
  stored.resolve('signed in')
  expect(await early).toBe('signed in')
  expect(await parts.redis.get(key)).not.toContain('signed in')
  expect(await read(async () => state)).toBe('revoked')
})

test('an answer repeated in this process is forgotten at once here, and when its time is over', async () => {
  const { parts, key, read } = await counting(900)
  expect(await read()).toBe(1)
  await parts.redis.del(key)
  expect(await read()).toBe(1)
  await forget(parts.redis, key)
  expect(await read()).toBe(2)
})

test('what another version of the house has kept is loaded from its source', async () => {
  const { parts, key, read } = await counting()
  await parts.redis.set(key, '{"of":"another version"}')
  expect([await read(), await read()]).toEqual([1, 2])
})
