import { expect, test } from 'vitest'
import { house } from '#testing/house'
import { housekeeping } from './housekeeping.ts'

test('keys older than a week are forgotten, younger ones are kept', async () => {
  const { parts, asOwner } = await house()
  await asOwner((client) =>
    client.query(`insert into platform.idempotency (site_id, caller, key, request_hash, at)
                  values (1, '1', 'old-old-old', '', now() - interval '8 days'), (1, '1', 'new-new-new', '', now())`),
  )
  await housekeeping.find(({ name }) => name === 'house.forget')?.run(parts)
  const { rows } = await asOwner((client) => client.query('select key from platform.idempotency'))
  expect(rows).toEqual([{ key: 'new-new-new' }])
})

test('next months have their partitions, made by a hand that may not change a fact', async () => {
  const { parts, asOwner } = await house()
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
