import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../../server/platform/config.ts'
import { makeLog } from '../../server/platform/log.ts'
import { openRedis } from '../../server/platform/redis.ts'
import { asOwner, serverUrl } from '../../server/testing/template.ts'
import { reset } from '../db-reset.ts'
import { readWish } from './arguments.ts'

/** The first on a machine makes the demonstration's films and papers, at the lowest priority and beside other tests. */
const withFilms = { timeout: 600_000 }

function ownDatabase() {
  const name = `lyceum_test_${process.pid}_${randomBytes(4).toString('hex')}`
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(async () => {
    told.mockRestore()
    await asOwner('postgres', (client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return { name, url: `${serverUrl}/${name}`, told: () => told.mock.calls.flat().join('\n') }
}

test('small is made from nothing, and tells where to go and as whom', withFilms, async () => {
  const { name, url, told } = ownDatabase()
  await reset(readWish(['--demo', 'small', '--url', url]), {})
  expect(told()).toContain('hengchuan.localhost')
  expect(told()).toContain('28 people · 6 units')
  expect(told()).toMatch(/lin_zhixia +林知夏/)
  const { rows } = await asOwner(name, (client) =>
    client.query('select count(*)::int as people from identity.account'),
  )
  expect(rows).toEqual([{ people: 40 }])

  await expect(reset(readWish(['--demo', 'small', '--url', url]), {})).rejects.toThrow('say --yes to lose it')
})

test('what Redis kept of the old database is forgotten, and of nothing else', withFilms, async () => {
  const { name, url, told } = ownDatabase()
  const env = { DATABASE_OWNER_URL: url, REDIS_PREFIX: `${name}:`, REDIS_URL: process.env['REDIS_URL'] }
  const open = (prefix: string) =>
    openRedis({ ...readConfig(env), REDIS_PREFIX: prefix }, makeLog({ LOG_LEVEL: 'silent' }))
  const [ours, others] = [open(`${name}:`), open(`${name}-other:`)]
  onTestFinished(() => void [ours, others].map((redis) => redis.disconnect()))
  await Promise.all([ours, others].map((redis) => redis.connect()))
  await ours.set('s:1:settings', '{}', 'EX', 60)
  await others.set('s:1:settings', '{}', 'EX', 60)
  await reset(readWish(['--demo', 'small']), env)
  expect([await ours.exists('s:1:settings'), await others.exists('s:1:settings')]).toEqual([0, 1])
  expect(told()).toContain('cache')
})

test('production is never reset, whatever is said', async () => {
  const { url } = ownDatabase()
  const said = reset(readWish(['--demo', 'small', '--yes', '--url', url]), { NODE_ENV: 'production' })
  await expect(said).rejects.toThrow('never reset')
})

test('what is said must make sense', () => {
  expect(readWish([])).toMatchObject({ size: 'company', people: 1_000_000, isAgreed: false })
  expect(readWish(['--demo', 'large', '--people', '50_000'])).toMatchObject({ size: 'large', people: 50_000 })
  expect(() => readWish(['--demo', 'huge'])).toThrow('small, company or large')
  expect(() => readWish(['--people', 'many'])).toThrow('--people many?')
})
