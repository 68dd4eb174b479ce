import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { z } from 'zod'
import { cached, forget } from './cache.ts'

async function counting(hereMs?: number) {
  const { parts } = await testApp()
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

test('twenty concurrent readers of a missing key load it once', async () => {
  const { read, loads } = await counting()
  expect(new Set(await Promise.all(Array.from({ length: 20 }, read)))).toEqual(new Set([1]))
  expect(loads()).toBe(1)
})

test('an invalidated key is loaded again', async () => {
  const { parts, key, read } = await counting()
  expect(await read()).toBe(1)
  await forget(parts.redis, key)
  expect(await read()).toBe(2)
})

test('C-05 a reader whose load began before a change does not store the old answer after it', async () => {
  const { parts } = await testApp()
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

test('a value cached in this process is dropped on invalidation and on expiry', async () => {
  const { parts, key, read } = await counting(900)
  expect(await read()).toBe(1)
  await parts.redis.del(key)
  expect(await read()).toBe(1)
  await forget(parts.redis, key)
  expect(await read()).toBe(2)
})

test('a value stored by another version is loaded from its source', async () => {
  const { parts, key, read } = await counting()
  await parts.redis.set(key, '{"of":"another version"}')
  expect([await read(), await read()]).toEqual([1, 2])
})
