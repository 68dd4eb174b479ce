import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { housekeeping } from './housekeeping.ts'

test('removes idempotency keys older than a week and keeps younger ones', async () => {
  const { parts, asOwner } = await testApp()
  await asOwner((client) =>
    client.query(`insert into platform.idempotency (site_id, caller, key, request_hash, at)
                  values (1, '1', 'old-old-old', '', now() - interval '8 days'), (1, '1', 'new-new-new', '', now())`),
  )
  await housekeeping.find(({ name }) => name === 'house.forget')?.run(parts)
  const { rows } = await asOwner((client) => client.query('select key from platform.idempotency'))
  expect(rows).toEqual([{ key: 'new-new-new' }])
})

test('creates the partitions of the next months with a role that cannot change an event', async () => {
  const { parts, asOwner } = await testApp()
  await asOwner((client) => client.query(`select platform.keep_partitions('platform.fact', 0)`))
  await housekeeping.find(({ name }) => name === 'house.partitions')?.run(parts)
  const { rows } = await asOwner((client) =>
    client.query<{ n: number }>(
      `select count(*)::int as n from pg_partition_tree('platform.fact') where isleaf`,
    ),
  )
  expect(rows[0]?.n).toBeGreaterThanOrEqual(4)
  await expect(parts.database.pool.query('update platform.fact_other set name = name')).rejects.toThrow(
    'permission denied',
  )
})
