import { expect, test } from 'vitest'
import { testApp as emptyTestApp } from './test-app.ts'
import { addNote, heartbeatAlone, heartbeatTogether, getNote, joinNotes, takeCoin } from './probe/contract.ts'
import { probe, probeSql } from './probe/domain.ts'

const testApp = () => emptyTestApp({ extraDomains: [probe], extraSql: probeSql })
const key = (text: string) => ({ headers: { 'idempotency-key': text.padEnd(8, '-') } })

test('an event reaches its handler once, and never if its transaction rolls back', async () => {
  const { lin, runJobs, asOwner } = await testApp()
  const { id } = await lin.call(addNote, { text: '第一条' })
  await runJobs()
  await runJobs()
  const { rows } = await asOwner((client) => client.query('select heard from probe.note where id = $1', [id]))
  expect(rows).toEqual([{ heard: 1 }])

  expect(await lin.refused(takeCoin, { amount: 101 })).toBe('INVALID_INPUT')
  const events = await asOwner((client) => client.query('select name from platform.fact'))
  expect(events.rows).toEqual([{ name: 'probe.noteKept' }])
})

test('the same key gives the same answer and one effect; with another body it is rejected', async () => {
  const { lin, mei } = await testApp()
  const first = await lin.call(takeCoin, { amount: 5 }, key('k1'))
  expect(await lin.call(takeCoin, { amount: 5 }, key('k1'))).toEqual(first)
  expect(await lin.refused(takeCoin, { amount: 6 }, key('k1'))).toBe('IDEMPOTENCY_KEY_REUSED')
  expect(await mei.call(takeCoin, { amount: 5 }, key('k1'))).toEqual({ taken: 5, balance: 5 })
  expect(await lin.call(takeCoin, { amount: 5 }, key('k2'))).toEqual({ taken: 5, balance: 10 })
})

test('twenty concurrent duplicates with one key have one effect', async () => {
  const { lin, asOwner } = await testApp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => lin.send(takeCoin, { amount: 3 }, key('twin'))),
  )
  const won = answers.filter(({ statusCode }) => statusCode === 200)
  expect(won.length).toBeGreaterThan(0)
  expect(new Set(won.map(({ body }) => body)).size).toBe(1)
  expect(answers.every(({ statusCode }) => [200, 409, 503].includes(statusCode))).toBe(true)
  const { rows } = await asOwner((client) => client.query('select count(*)::int as n from probe.movement'))
  expect(rows).toEqual([{ n: 1 }])
})

test('group commit adds up like single writes, also for many heartbeats of one person', async () => {
  const { lin, mei } = await testApp()
  const heartbeats = [lin, mei, lin, lin].map((person) =>
    person.call(heartbeatTogether, { module: 7, seconds: 10 }),
  )
  await Promise.all(heartbeats)
  expect(await lin.call(heartbeatAlone, { module: 7, seconds: 1 })).toEqual({ total: 31 })
  expect(await mei.call(heartbeatTogether, { module: 7, seconds: 1 })).toEqual({ total: 11 })
})

test("another person's note is not found, and one foreign id rejects the whole call", async () => {
  const { lin, mei } = await testApp()
  const mine = await lin.call(addNote, { text: '我的' })
  const theirs = await mei.call(addNote, { text: '别人的' })
  expect(await lin.refused(getNote, { id: theirs.id })).toBe('NOT_FOUND')
  expect(await lin.refused(joinNotes, { id: mine.id, others: [mine.id, theirs.id] })).toBe('NOT_FOUND')
})

test('inside a transaction the outer connection rejects all queries', async () => {
  const { db, parts } = await testApp()
  const { inTransaction } = await import('#platform/db')
  const outer = await db()
  const attempt = inTransaction(outer, async () =>
    outer.kysely
      .selectFrom('probe.note' as never)
      .selectAll()
      .execute(),
  )
  await expect(attempt).rejects.toThrow('use the ctx that it was given')
  expect(parts.database.pool.waitingCount).toBe(0)
})
