import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../server/platform/process/config.ts'
import { makeLog } from '../../server/platform/log.ts'
import { openRedis } from '../../server/platform/cache/redis.ts'
import { asOwner, serverUrl } from '../../server/testing/template.ts'
import { reset } from '../db-reset.ts'
import { readOptions } from './arguments.ts'

const name = `lyceum_test_${process.pid}_${randomBytes(4).toString('hex')}`
const url = `${serverUrl}/${name}`
const env = { DATABASE_OWNER_URL: url, REDIS_PREFIX: `${name}:`, REDIS_URL: process.env['REDIS_URL'] }

const redisOf = (prefix: string) =>
  openRedis({ ...readConfig(env), REDIS_PREFIX: prefix, PATIENCE: 100 }, makeLog({ LOG_LEVEL: 'silent' }))

describe('demo data created from scratch', () => {
  const redis = { ours: redisOf(`${name}:`), others: redisOf(`${name}-other:`) }
  let output = ''

  // Created once for all tests. The first run on a machine also generates the films and papers.
  beforeAll(async () => {
    for (const item of [redis.ours, redis.others]) {
      await item.connect()
      await item.set('s:1:settings', '{}', 'EX', 86_400)
    }
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await reset(readOptions(['--demo', 'small']), env)
    output = log.mock.calls.flat().join('\n')
    log.mockRestore()
  }, 600_000)

  afterAll(async () => {
    for (const item of [redis.ours, redis.others]) {
      await item.del('s:1:settings')
      item.disconnect()
    }
    await asOwner('postgres', (client) => client.query(`drop database if exists ${name} with (force)`))
  })

  test('small is there, and prints its addresses and accounts', async () => {
    expect(output).toContain('hengchuan.localhost')
    expect(output).toContain('28 people · 6 units')
    expect(output).toMatch(/lin_zhixia +林知夏/)
    const { rows } = await asOwner(name, (client) =>
      client.query('select count(*)::int as people from identity.account'),
    )
    expect(rows).toEqual([{ people: 40 }])
  })

  test('P-03 M-05 it counts the playable media, and no kind is missing', async () => {
    const counts =
      /(\d+) films, (\d+) sounds, (\d+) papers, (\d+) packages/.exec(output)?.slice(1).map(Number) ?? []
    expect(counts).toHaveLength(4)
    expect(Math.min(...counts)).toBeGreaterThan(0)
    const { rows } = await asOwner(name, (client) =>
      client.query("select count(*)::int as ready from file.media where state = 'ready'"),
    )
    expect(rows).toEqual([{ ready: counts.reduce((sum, item) => sum + item, 0) }])
  })

  test('the old database’s values in Redis are removed, and nothing else', async () => {
    const left = [await redis.ours.exists('s:1:settings'), await redis.others.exists('s:1:settings')]
    expect(left).toEqual([0, 1])
    expect(output).toContain('cache')
  })

  test('existing data is lost only with confirmation, also when only the URL names the database', async () => {
    const again = reset(readOptions(['--demo', 'small', '--url', url]), {})
    await expect(again).rejects.toThrow('--yes deletes it')
    await reset(readOptions(['--drop', '--yes', '--url', url]), {})
    const { rowCount } = await asOwner('postgres', (client) =>
      client.query('select from pg_database where datname = $1', [name]),
    )
    expect(rowCount).toBe(0)
  })
})

test('production is never reset, whatever the arguments', async () => {
  const resetting = reset(readOptions(['--demo', 'small', '--yes', '--url', url]), { NODE_ENV: 'production' })
  await expect(resetting).rejects.toThrow('never reset')
})

test('invalid arguments are rejected', () => {
  expect(readOptions([])).toMatchObject({ size: 'company', people: 1_000_000, isAgreed: false })
  expect(readOptions([])).toMatchObject({ hasFewMedia: false })
  expect(readOptions(['--few-media'])).toMatchObject({ size: 'company', hasFewMedia: true })
  expect(readOptions(['--demo', 'small'])).toMatchObject({ hasFewMedia: true })
  expect(readOptions(['--demo', 'large', '--people', '50_000'])).toMatchObject({
    size: 'large',
    people: 50_000,
  })
  expect(() => readOptions(['--demo', 'huge'])).toThrow('small, company or large')
  expect(() => readOptions(['--people', 'many'])).toThrow('--people many?')
})
