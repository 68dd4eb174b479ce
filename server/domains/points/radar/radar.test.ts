import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/points'
import { expect, onTestFinished, test } from 'vitest'
import { openClassBrowsed } from '#events/learning'
import { liked } from '#events/social'
import { testApp, type TestApp } from '#testing/test-app'
import { balanceOf } from '../index.ts'
import { addUp } from '../ledger/check-store.ts'
import { isWhole } from '../ledger/rules.ts'
import { on } from '../tables.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

/** A test app in which people like each other's comments, and whose ledger is checked when the test ends (INV-P02). */
async function opened() {
  const home = await testApp()
  const [sql, act] = [await home.db(), await home.ctx()]
  const ids = { lin: await idOf(home.lin), mei: await idOf(home.mei), chen: await idOf(home.chen) }
  onTestFinished(async () => {
    expect(isWhole(await addUp(sql, sql.siteId))).toBe(true)
  })
  let next = 100
  const like = async (accountId: string, authorId: string, times: number) => {
    for (let index = 0; index < times; index += 1) {
      next += 1
      await act.publish(liked, { kind: 'comment', targetId: String(next), accountId, authorId })
    }
    await home.runJobs()
  }
  const open = async () => (await home.admin.call(contract.listSuspicions, {})).records
  const points = async (id: string) => (await balanceOf(sql, id)).balance
  return { ...home, sql, act, ids, like, open, points }
}

test('A63 for two people who like each other in turn, points are put on hold with their evidence from the fifth like on', async () => {
  const { ids, like, open, points } = await opened()
  await like(ids.lin, ids.mei, 5)
  expect(await points(ids.mei)).toBe(5)
  await like(ids.mei, ids.lin, 6)
  expect(await points(ids.lin)).toBe(4)
  const records = await open()
  expect(records).toHaveLength(2)
  expect(records[1]).toMatchObject({
    kind: 'ring',
    accountId: ids.lin,
    rule: 'likeReceived',
    amount: 1,
    evidence: { partner: '梅若水', count: 5, of: 5, seconds: 7 * 86_400 },
    decidedAt: null,
  })
})

test('A63 points of an author whom one person likes repeatedly are put on hold from the tenth like on', async () => {
  const { ids, like, open, points } = await opened()
  await like(ids.chen, ids.mei, 1)
  await like(ids.lin, ids.mei, 9)
  expect(await points(ids.mei)).toBe(9)
  expect(await open()).toMatchObject([{ kind: 'partner', evidence: { count: 9, of: 10 } }])
  // A hold counts towards the daily limit, as if it had been paid.
  await like(ids.chen, ids.mei, 2)
  expect(await points(ids.mei)).toBe(9)
})

test('A63 open classes opened faster than anybody reads are put on hold as well', async () => {
  const { act, ids, runJobs, open, points, admin } = await opened()
  await admin.call(contract.editRule, {
    name: 'openClass',
    points: 1,
    period: 'DAY',
    times: 20,
    isOn: true,
    activeFrom: null,
    activeUntil: null,
    revision: 0,
  })
  for (const courseId of ['1', '2', '3', '4', '5'])
    await act.publish(openClassBrowsed, { enrolmentId: '1', moduleId: '1', courseId, accountId: ids.lin })
  await runJobs()
  const records = await open()
  expect(records.length).toBeGreaterThan(0)
  expect(records.every(({ kind }) => kind === 'pace')).toBe(true)
  expect((await points(ids.lin)) + records.length).toBe(5)
})

test('INV-P04 SUSPICION_DECIDED approved points count for life, rejected ones are revoked; each once', async () => {
  const { admin, tang, lin, sql, ids, like, open, points } = await opened()
  await like(ids.lin, ids.mei, 5)
  await like(ids.mei, ids.lin, 6)
  const [second, first] = await open()
  if (!first || !second) throw new Error('There is no suspicion.')
  for (const person of [tang, lin])
    expect((await person.send(contract.decideSuspicion, { id: first.id, isApproved: true })).statusCode).toBe(
      403,
    )
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => admin.send(contract.decideSuspicion, { id: first.id, isApproved: true })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await balanceOf(sql, ids.lin)).toEqual({ balance: 5, lifetime: 5 })
  await admin.call(contract.decideSuspicion, { id: second.id, isApproved: false, reason: '互刷' })
  expect(await admin.refused(contract.decideSuspicion, { id: second.id, isApproved: true })).toBe(
    'SUSPICION_DECIDED',
  )
  expect(await points(ids.lin)).toBe(5)
  expect(await open()).toEqual([])
  const { records } = await admin.call(contract.listSuspicions, { state: 'decided' })
  expect(records.map(({ isApproved, decidedBy }) => [isApproved, decidedBy])).toEqual([
    [false, '何远舟'],
    [true, '何远舟'],
  ])
  const holds = await on(sql).selectFrom('points.hold').select('state').orderBy('id').execute()
  expect(holds.map(({ state }) => state)).toEqual(['released', 'paid'])
})

test('A63 a repeated event of a like on hold neither pays nor adds a second hold', async () => {
  const { act, ids, like, open, points, runJobs, sql } = await opened()
  await like(ids.lin, ids.mei, 5)
  await like(ids.mei, ids.lin, 5)
  const [firstHold] = await on(sql).selectFrom('points.hold').select('object').execute()
  const targetId = firstHold?.object.replace(/^comment:(\d+).*$/, '$1') ?? ''
  await act.publish(liked, { kind: 'comment', targetId, accountId: ids.mei, authorId: ids.lin })
  await runJobs()
  expect(await open()).toHaveLength(1)
  expect(await points(ids.lin)).toBe(4)
})
