import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeAccount } from '../../../identity/make.ts'
import { type Db, inTransaction } from '#platform/db'
import { testApp } from '#testing/test-app'
import { makeGrant } from '../../make.ts'
import { isWhole } from '../rules.ts'
import { proveNew, proveWhole } from './verify-ledger.ts'
import { addNew, extendProof, lockProof } from './store.ts'

async function aLedger() {
  const home = await testApp()
  const [db, ctx] = [await home.db(), await home.ctx()]
  const person = (n: number) => makeAccount(db, { userName: `proof${n}`, name: '同事' })
  const people = [await person(1), await person(2)] as const
  for (const id of people) await makeGrant(db, id, 50)
  expect(isWhole(await proveNew(ctx))).toBe(true)
  return { ...home, sql: db, act: ctx, people }
}

async function unproven({ kysely, siteId }: Db): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from points.entry where site_id = ${siteId}
      and xact >= (select xact from points.proof where site_id = ${siteId})`.execute(kysely)
  return rows[0]?.entries ?? 0
}

/** Number of entries that one incremental check reads, counted by the database within its transaction. */
async function entriesRead(db: Db): Promise<number> {
  return inTransaction(db, async (inner) => {
    const read = async () => {
      const { rows } = await sql<{ read: string }>`
        select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
        where schemaname = 'points' and relname = 'entry'`.execute(inner.kysely)
      return Number(rows[0]?.read)
    }
    const proof = await lockProof(inner)
    if (!proof) throw new Error('no checkpoint')
    const before = await read()
    await addNew(inner, proof)
    await extendProof(inner, proof)
    return (await read()) - before
  })
}

test('C-11 the incremental check extends the checkpoint, and both checks agree', async () => {
  const { sql: db, act, people } = await aLedger()
  await makeGrant(db, people[0], 7)
  const ledgerCheck = await proveNew(act)
  expect(isWhole(ledgerCheck)).toBe(true)
  expect(await proveNew(act)).toEqual(ledgerCheck)
  expect(await proveWhole(act)).toEqual(ledgerCheck)
})

test('C-11 a wrong balance, old or new, a hold and an unbalanced movement are found within five minutes', async () => {
  const { sql: db, act, people, asOwner } = await aLedger()
  await makeGrant(db, people[1], 5)
  const spoil = (statement: string) => asOwner((client) => client.query(statement))
  for (const id of people) {
    await spoil(`update points.purse set balance = balance + 1 where account_id = ${id}`)
    expect(await proveNew(act)).toMatchObject({ wrongPurses: 1 })
    await spoil(`update points.purse set balance = balance - 1 where account_id = ${id}`)
  }
  await spoil(`update points.entry set amount = amount + 1
               where book = 'system' and movement_id = (select max(movement_id) from points.entry)`)
  const ledgerCheck = await proveNew(act)
  expect(ledgerCheck).toMatchObject({ unbalancedMovements: 1, sum: 1 })
  // A faulty entry is not included in the checkpoint: the next check finds it again.
  expect(await proveNew(act)).toMatchObject({ unbalancedMovements: 1, sum: 1 })
})

test('C-11 an entry with an old id and an old time, inserted past the triggers, is found', async () => {
  const { act, people, asOwner } = await aLedger()
  await asOwner((client) =>
    client.query(`set session_replication_role = replica;
      insert into points.entry (site_id, movement_id, leg, book, account_id, amount, at)
      select site_id, movement_id, 9, 'person', account_id, 3, '2001-01-01' from points.entry
      where account_id = ${people[0]} order by movement_id limit 1`),
  )
  expect(await proveNew(act)).toMatchObject({ unbalancedMovements: 1, wrongPurses: 1, sum: 3 })
})

test('C-11 a movement that commits after later ones were checked is counted, and is no fault', async () => {
  const { sql: db, act, people, parts } = await aLedger()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const { promise: began, resolve: isBegun } = Promise.withResolvers<void>()
  const slow = inTransaction(parts.database.of(db.siteId), async (inner) => {
    await makeGrant(inner, people[0], 11)
    isBegun()
    await mayEnd
  })
  await began
  await makeGrant(db, people[1], 5)
  const before = await proveNew(act)
  expect(isWhole(before)).toBe(true)
  expect(isWhole(await proveNew(act))).toBe(true)
  end()
  await slow
  const after = await proveNew(act)
  expect(isWhole(after)).toBe(true)
  expect(after.entries).toBe(before.entries + 2)
  expect(await proveWhole(act)).toEqual(after)
})

test('C-11 after a move to a cluster with restarted transaction ids, everything is checked again and continues', async () => {
  const { sql: db, act, people, asOwner } = await aLedger()
  await asOwner((client) =>
    client.query(
      'update points.entry set xact = xact + 1000000000; update points.proof set xact = xact + 1000000000',
    ),
  )
  expect(isWhole(await proveNew(act))).toBe(true)
  await makeGrant(db, people[0], 5)
  const ledgerCheck = await proveNew(act)
  expect(isWhole(ledgerCheck)).toBe(true)
  expect(await proveWhole(act)).toEqual(ledgerCheck)
})

test('C-11 the number of entries that a check reads does not grow with the ledger', async () => {
  const { sql: db, act, people, asOwner } = await aLedger()
  const readAfter = async (history: number) => {
    await asOwner((client) =>
      client.query(`
        with moved as (insert into points.movement (site_id, kind, rule, account_id, object, amount, at)
          select ${db.siteId}, 'grant', 'test', ${people[0]}, 'history:${history}:' || n, 1, now()
          from generate_series(1, ${history}) as n returning id)
        insert into points.entry (site_id, movement_id, leg, book, account_id, amount, at)
        select ${db.siteId}, id, leg, case leg when 1 then 'person' else 'system' end,
               case leg when 1 then ${people[0]}::bigint end, case leg when 1 then 1 else -1 end, now()
        from moved, generate_series(1, 2) as leg; analyze points.entry`),
    )
    // Running transactions of other databases of the cluster hold the horizon back.
    await expect
      .poll(async () => {
        await proveNew(act)
        return unproven(db)
      })
      .toBe(0)
    await makeGrant(db, people[1], 2)
    return entriesRead(db)
  }
  const few = await readAfter(1000)
  const many = await readAfter(5000)
  expect(many).toBeLessThanOrEqual(few + 10)
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThan(50)
})
