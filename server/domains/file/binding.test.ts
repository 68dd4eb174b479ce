import { getHealth } from '@lyceum/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindOnPurpose } from '#platform/storage/binding'
import { type TestApp, testApp } from '#testing/test-app'
import { dropBucket, makeBucket, objects, ownBucket } from './corpus/upload-make.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const minute = 60_000
const bound = { env: { ...ownBucket.env, STORAGE_BINDING: 'on' } }

const put = ({ parts }: TestApp, key: string) =>
  parts.storage.put(key, Buffer.from('x'), { type: 'text/plain', size: 1 })

/** Restores another application's database as it is now, under another name. */
async function restore(from: TestApp, to: TestApp): Promise<void> {
  const { rows } = await from.asOwner((client) =>
    client.query<{ row: string }>('select row_to_json(installation)::text as row from platform.installation'),
  )
  await to.asOwner((client) =>
    client.query(
      `insert into platform.installation select * from json_populate_record(null::platform.installation, $1)`,
      [rows[0]?.row],
    ),
  )
}

async function startOver(): Promise<void> {
  const { parts } = await testApp(ownBucket)
  for (const key of await objects()) await parts.storage.remove(key)
}

test('a restored copy on the live bucket removes nothing and reports it, and everything else works', async () => {
  await startOver()
  const live = await testApp(bound)
  await live.parts.binding.renew()
  const copy = await testApp(bound)
  await restore(live, copy)
  await put(live, 's1/knowledge/of-the-live-one')

  live.parts.clock.travel(5 * minute)
  await live.parts.binding.renew()
  await copy.parts.binding.renew()
  copy.parts.clock.travel(30 * minute)
  await copy.parts.binding.renew()
  await copy.parts.storage.remove('s1/knowledge/of-the-live-one')
  expect(await copy.parts.storage.abandonParts('s1/', new Date('2100-01-01'))).toBe(0)
  expect(await objects()).toContain('s1/knowledge/of-the-live-one')
  expect(copy.logLines.join('')).toContain('the bucket is not bound to this database')
  expect((await copy.admin.call(getHealth, {})).parts).toContainEqual(
    expect.objectContaining({ name: 'storage', state: 'unbound', detail: 'taken' }),
  )
  expect(await copy.parts.metrics.registry.metrics()).toContain('lyceum_storage_bound 0')

  await live.parts.storage.remove('s1/knowledge/of-the-live-one')
  expect(await objects()).not.toContain('s1/knowledge/of-the-live-one')
})

test('a copy that starts first waits, the live one takes the bucket back, and its newer objects are not removed by others', async () => {
  await startOver()
  const live = await testApp(bound)
  await live.parts.binding.renew()
  const copy = await testApp(bound)
  await restore(live, copy)
  await put(live, 's1/knowledge/since-the-backup')
  await copy.parts.binding.renew()
  await copy.parts.storage.remove('s1/knowledge/since-the-backup')
  expect(await objects()).toContain('s1/knowledge/since-the-backup')
  await live.parts.binding.renew()
  expect(await live.parts.binding.look()).toBeUndefined()
  expect(await copy.parts.binding.look()).toBe('taken')
})

test('a copy that took over leaves objects stored since the backup alone, and all objects while a rival runs', async () => {
  await startOver()
  const live = await testApp(bound)
  await live.parts.binding.renew()
  const copy = await testApp(bound)
  await restore(live, copy)
  await put(live, 's1/knowledge/since-the-backup')
  const [stored] = await live.parts.storage.list('s1/')
  if (!stored) throw new Error('nothing was stored')
  const old = { key: 's1/knowledge/old', at: new Date(stored.at.getTime() - 86_400_000) }

  copy.parts.clock.travel(20 * minute)
  for (let n = 0; n < 4; n += 1) {
    await copy.parts.binding.renew()
    copy.parts.clock.travel(5 * minute)
  }
  await copy.parts.binding.renew()
  expect(await copy.parts.binding.look()).toBeUndefined()
  expect(await copy.parts.binding.surelyOurs([stored, old])).toEqual([old])

  // The live one comes back after all: it is rejected, and its presence is noticed.
  live.parts.clock.travel(50 * minute)
  await live.parts.binding.renew()
  expect(await live.parts.binding.look()).toBe('taken')
  expect(await copy.parts.binding.surelyOurs([old])).toEqual([])
})

test('an empty bucket is bound by the first of many concurrent starts, and a restored copy is bound to its own by hand', async () => {
  await startOver()
  const live = await testApp(bound)
  await Promise.all(Array.from({ length: 6 }, () => live.parts.binding.renew()))
  await live.parts.binding.renew()
  expect(await live.parts.binding.look()).toBeUndefined()

  const other = await testApp(bound)
  await other.parts.binding.renew()
  expect(await other.parts.binding.look()).toBe('foreign')
  await bindOnPurpose(other.parts)
  expect(await other.parts.binding.look()).toBeUndefined()
  expect(await live.parts.binding.look()).toBe('foreign')
})
