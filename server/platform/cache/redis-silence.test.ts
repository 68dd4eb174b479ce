import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test } from 'vitest'
import { openSilentProxy } from '#testing/servers/silent-proxy'
import { makeLog } from '../log.ts'
import { openRedis, StreamRedis } from './redis.ts'

const url = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379/0'
/** A second of the product takes a tenth here. */
const PATIENCE = 0.1

async function redisOver() {
  const { hostname, port } = new URL(url)
  const line = await openSilentProxy({ host: hostname, port: Number(port || 6379) })
  const config = {
    REDIS_URL: `redis://127.0.0.1:${line.port}/0`,
    REDIS_PREFIX: `silence:${randomUUID()}:`,
    PATIENCE,
  }
  const redis = openRedis(config, makeLog({ LOG_LEVEL: 'silent' }, { write: () => undefined }))
  await redis.connect()
  onTestFinished(() => {
    redis.disconnect()
    line.close()
  })
  return { redis, silence: line.silence }
}

test('S-02 closes a silent Redis connection, and a new one answers', async () => {
  const { redis, silence } = await redisOver()
  await redis.set('k', '1', 'EX', 60)
  expect(silence()).toBe(1)
  await expect.poll(() => redis.get('k').catch(() => 'away')).toBe('1')
})

test('S-02 probes a Redis connection that only listens, and it receives again after it fell silent', async () => {
  const { redis, silence } = await redisOver()
  const stream = new StreamRedis({ like: redis.options, PATIENCE })
  const speaker = new Redis(url)
  const [channel, messages] = [`silence:${randomUUID()}`, new Set<string>()]
  onTestFinished(() => {
    stream.disconnect()
    speaker.disconnect()
  })
  stream.on('message', (_channel: string, text: string) => messages.add(text))
  await stream.subscribe(channel)
  expect(silence()).toBe(2)
  await speaker.publish(channel, 'lost')
  await expect.poll(async () => (await speaker.publish(channel, 'heard')) && messages.size).toBe(1)
  expect([...messages]).toEqual(['heard'])
})
