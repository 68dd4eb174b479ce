import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { probeSql } from '#testing/probe/domain'
import { batch } from './batch.ts'

let statements = 0
const keep = batch<{ owner: string; amount: number }, string>({
  name: 'test.keep',
  write: async (db, rows) => {
    statements += 1
    const { rows: written } = await sql<{ id: string }>`
      insert into probe.movement (site_id, owner_id, amount)
      select * from unnest(${rows.map((row) => row.siteId)}::integer[], ${rows.map((row) => row.owner)}::bigint[],
                           ${rows.map((row) => row.amount)}::integer[])
      returning id`.execute(db.kysely)
    return written.map(({ id }) => id)
  },
})

test('writes that arrive together share a statement, and each row keeps its own site', async () => {
  const opening = await testApp({ extraSql: probeSql })
  const [alpha, beta] = [await opening.ctx('alpha', { hot: true }), await opening.ctx('beta', { hot: true })]
  statements = 0
  const ids = await Promise.all(
    Array.from({ length: 200 }, (_, n) => keep(n % 2 ? alpha : beta, { owner: String(n), amount: 1 })),
  )
  expect(new Set(ids).size).toBe(200)
  expect(statements).toBeLessThan(10)
  const { rows } = await opening.asOwner((client) =>
    client.query(
      'select site_id, count(*)::int as n, bool_and(owner_id % 2 = case when site_id = $1 then 1 else 0 end) as own from probe.movement group by 1',
      [alpha.site.id],
    ),
  )
  expect(rows).toHaveLength(2)
  expect(rows.every((row: { n: number; own: boolean }) => row.n === 100 && row.own)).toBe(true)
})

test('a bad row fails without failing its group', async () => {
  const opening = await testApp({ extraSql: probeSql })
  const ctx = await opening.ctx('alpha', { hot: true })
  const outcomes = await Promise.allSettled(
    ['1', '2', 'no number', '4'].map((owner) => keep(ctx, { owner, amount: 1 })),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  const { rows } = await opening.asOwner((client) =>
    client.query('select owner_id from probe.movement order by 1'),
  )
  expect(rows).toEqual([{ owner_id: '1' }, { owner_id: '2' }, { owner_id: '4' }])
})

test('does not write a group again if its connection died after the commit', async () => {
  const opening = await testApp({ extraSql: probeSql })
  const ctx = await opening.ctx('alpha', { hot: true })
  const keepAndDie = batch<{ owner: string }, string>({
    name: 'test.die',
    write: async (db, rows) => {
      await sql`insert into probe.movement (site_id, owner_id, amount)
                select site_id, owner_id, 1 from unnest(${rows.map((row) => row.siteId)}::integer[],
                  ${rows.map((row) => row.owner)}::bigint[]) as t (site_id, owner_id)`.execute(db.kysely)
      throw new Error('Connection terminated unexpectedly')
    },
  })
  const outcomes = await Promise.allSettled(['1', '2', '3'].map((owner) => keepAndDie(ctx, { owner })))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const { rows } = await opening.asOwner((client) =>
    client.query('select owner_id from probe.movement order by 1'),
  )
  expect(rows).toEqual([{ owner_id: '1' }, { owner_id: '2' }, { owner_id: '3' }])
})
