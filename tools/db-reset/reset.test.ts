import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../server/platform/config.ts'
import { makeLog } from '../../server/platform/log.ts'
import { openRedis } from '../../server/platform/redis.ts'
import { asOwner, serverUrl } from '../../server/testing/template.ts'
import { reset } from '../db-reset.ts'
import { readWish } from './arguments.ts'

const name = `lyceum_test_${process.pid}_${randomBytes(4).toString('hex')}`
const url = `${serverUrl}/${name}`
const env = { DATABASE_OWNER_URL: url, REDIS_PREFIX: `${name}:`, REDIS_URL: process.env['REDIS_URL'] }

const redisOf = (prefix: string) =>
  openRedis({ ...readConfig(env), REDIS_PREFIX: prefix, PATIENCE: 100 }, makeLog({ LOG_LEVEL: 'silent' }))

describe('a demonstration made from nothing', () => {
  const redis = { ours: redisOf(`${name}:`), others: redisOf(`${name}-other:`) }
  let told = ''

  // One is made for all that is asked of it. The first on a machine makes the films and papers too.
  beforeAll(async () => {
    for (const one of [redis.ours, redis.others]) {
      await one.connect()
      await one.set('s:1:settings', '{}', 'EX', 86_400)
    }
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await reset(readWish(['--demo', 'small']), env)
    told = log.mock.calls.flat().join('\n')
    log.mockRestore()
  }, 600_000)

  afterAll(async () => {
    for (const one of [redis.ours, redis.others]) {
      await one.del('s:1:settings')
      one.disconnect()
    }
    await asOwner('postgres', (client) => client.query(`drop database if exists ${name} with (force)`))
  })

  test('small is there, and tells where to go and as whom', async () => {
    expect(told).toContain('hengchuan.localhost')
    expect(told).toContain('28 people · 6 units')
    expect(told).toMatch(/lin_zhixia +林知夏/)
    const { rows } = await asOwner(name, (client) =>
      client.query('select count(*)::int as people from identity.account'),
    )
    expect(rows).toEqual([{ people: 40 }])
  })

  test('P-03 M-05 it counts the media that can be played, and no kind is missing', async () => {
    const counted =
      /(\d+) films, (\d+) sounds, (\d+) papers, (\d+) packages/.exec(told)?.slice(1).map(Number) ?? []
    expect(counted).toHaveLength(4)
    expect(Math.min(...counted)).toBeGreaterThan(0)
    const { rows } = await asOwner(name, (client) =>
      client.query("select count(*)::int as ready from file.media where state = 'ready'"),
    )
    expect(rows).toEqual([{ ready: counted.reduce((sum, one) => sum + one, 0) }])
  })

  test('what Redis kept of the old database is forgotten, and of nothing else', async () => {
    const left = [await redis.ours.exists('s:1:settings'), await redis.others.exists('s:1:settings')]
    expect(left).toEqual([0, 1])
    expect(told).toContain('cache')
  })

  test('what is there is lost only to whoever says so, also when the address alone names it', async () => {
    const again = reset(readWish(['--demo', 'small', '--url', url]), {})
    await expect(again).rejects.toThrow('say --yes to lose it')
    await reset(readWish(['--drop', '--yes', '--url', url]), {})
    const { rowCount } = await asOwner('postgres', (client) =>
      client.query('select from pg_database where datname = $1', [name]),
    )
    expect(rowCount).toBe(0)
  })
})

test('production is never reset, whatever is said', async () => {
  const said = reset(readWish(['--demo', 'small', '--yes', '--url', url]), { NODE_ENV: 'production' })
  await expect(said).rejects.toThrow('never reset')
})

test('what is said must make sense', () => {
  expect(readWish([])).toMatchObject({ size: 'company', people: 1_000_000, isAgreed: false })
  expect(readWish([])).toMatchObject({ hasFewMedia: false })
  expect(readWish(['--few-media'])).toMatchObject({ size: 'company', hasFewMedia: true })
  expect(readWish(['--demo', 'small'])).toMatchObject({ hasFewMedia: true })
  expect(readWish(['--demo', 'large', '--people', '50_000'])).toMatchObject({ size: 'large', people: 50_000 })
  expect(() => readWish(['--demo', 'huge'])).toThrow('small, company or large')
  expect(() => readWish(['--people', 'many'])).toThrow('--people many?')
})
