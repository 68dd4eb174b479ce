import { randomUUID } from 'node:crypto'
import { getTiles } from '@lyceum/contract/admin'
import * as contract from '@lyceum/contract/learning'
import { listMessages } from '@lyceum/contract/message'
import { moveUnit, previewUnitMove, undoUnitMove } from '@lyceum/contract/org'
import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db'
import { testApp } from '#testing/test-app'
import { clearJobs, makeColleague, makeUnit } from '../../org/make.ts'
import { makeOffer } from '../make.ts'
import { on } from '../tables.ts'
import { keepRule } from './apply-rule.ts'

const unitOf = (db: Db, parentId?: string) =>
  makeUnit(db, { code: `D${randomUUID().slice(0, 8)}`, name: '客服部', ...(parentId && { parentId }) })

const colleagues = (db: Db, unitId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => makeColleague(db, unitId)))

const enrolments = (db: Db, courseId: string) =>
  on(db)
    .selectFrom('learning.enrolment')
    .select(['accountId', 'status', 'source', 'dueAt'])
    .where('courseId', '=', courseId)
    .where('isCurrent', '=', true)
    .execute()

/** A rule for a unit with a team below it: two people above, three below. */
async function scene(sheet: Parameters<typeof makeOffer>[1] = {}) {
  const home = await testApp()
  const sql = await home.db()
  const unitId = await unitOf(sql)
  const team = await unitOf(sql, unitId)
  const people = [...(await colleagues(sql, unitId, 2)), ...(await colleagues(sql, team, 3))]
  const { courseId, versionId } = await makeOffer(sql, sheet)
  const rule = {
    title: '新员工安全教育',
    audience: [{ kind: 'unit' as const, id: unitId }],
    courseIds: [courseId],
    due: { kind: 'assigned' as const, days: 30 },
  }
  return { ...home, sql, unitId, people, courseId, versionId, rule }
}

describe('applying a rule', () => {
  test('reaches a unit and all units below, enrols everyone, and shows each the reason', async () => {
    const { admin, rule, people, courseId, sql, runJobs } = await scene()
    const { id } = await admin.call(contract.createDutyRule, rule)
    expect(await admin.call(contract.previewDutyRule, { id })).toMatchObject({
      entering: 5,
      leaving: 0,
      unchanged: 0,
      needsAgreement: false,
    })
    expect(await admin.call(contract.startDutyRule, { id, revision: 0 })).toEqual({ state: 'active' })
    expect(await admin.call(contract.getDutyRule, { id })).toMatchObject({ people: 0, keptAt: null })
    await runJobs()
    expect((await admin.call(contract.getDutyRule, { id })).keptAt).not.toBeNull()
    const rows = await enrolments(sql, courseId)
    expect(new Set(rows.map(({ accountId }) => accountId))).toEqual(new Set(people))
    expect(rows.every(({ status, source }) => status === 'IN_PROGRESS' && source === 'rule')).toBe(true)
    const { records } = await admin.call(contract.listDuties, { id })
    expect(records).toHaveLength(5)
    expect(records[0]?.because).toMatchObject({ name: '客服部' })
    expect(await admin.call(contract.previewDutyRule, { id })).toMatchObject({ entering: 0, unchanged: 5 })
    expect((await admin.call(contract.listDutyRules, {})).records[0]).toMatchObject({ id, people: 5 })
  })

  test('leaving the unit removes duties not begun, and keeps begun ones', async () => {
    const { admin, rule, people, courseId, sql, runJobs, ctx } = await scene()
    const { id } = await admin.call(contract.createDutyRule, rule)
    await admin.call(contract.startDutyRule, { id, revision: 0 })
    await runJobs()
    const [begun = '', untouched = ''] = people
    await on(sql)
      .updateTable('learning.enrolment')
      .set({ studiedAt: new Date() })
      .where('accountId', '=', begun)
      .execute()
    await clearJobs(sql, [begun, untouched])
    await (await ctx()).transaction((ctx) => keepRule(ctx, id))
    const after = new Map((await enrolments(sql, courseId)).map((row) => [row.accountId, row.status]))
    expect(after.get(begun)).toBe('IN_PROGRESS')
    expect(after.get(untouched)).toBe('CANCELLED')
    expect((await admin.call(contract.listDuties, { id })).records).toHaveLength(3)
    const seat = await on(sql)
      .selectFrom('learning.seat')
      .select('taken')
      .where('courseId', '=', courseId)
      .executeTakeFirst()
    expect(seat?.taken).toBe(4)
  })

  test('somebody who completed the course before gets the duty and no second enrolment', async () => {
    const { admin, rule, people, courseId, versionId, sql, runJobs } = await scene()
    const [done = ''] = people
    const { id: enrolmentId } = await on(sql)
      .insertInto('learning.enrolment')
      .values({ courseId, versionId, accountId: done, status: 'COMPLETED' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await on(sql)
      .insertInto('learning.completion')
      .values({ enrolmentId, courseId, versionId, accountId: done, kind: 'criteria' })
      .execute()
    const { id } = await admin.call(contract.createDutyRule, rule)
    expect(await admin.call(contract.previewDutyRule, { id })).toMatchObject({ entering: 5, alreadyDone: 1 })
    await admin.call(contract.startDutyRule, { id, revision: 0 })
    await runJobs()
    const rows = await enrolments(sql, courseId)
    expect(rows.filter(({ status }) => status === 'IN_PROGRESS')).toHaveLength(4)
    const { records } = await admin.call(contract.listDuties, { id, show: 'done' })
    expect(records.map(({ accountId }) => accountId)).toEqual([done])
  })

  test('respects the quota: without a place the duty stays, and the next free place is used', async () => {
    const { admin, rule, courseId, sql, runJobs, ctx } = await scene({ quota: 3 })
    const { id } = await admin.call(contract.createDutyRule, rule)
    expect(await admin.call(contract.previewDutyRule, { id })).toMatchObject({ withoutPlace: 2 })
    await admin.call(contract.startDutyRule, { id, revision: 0 })
    await runJobs()
    const rows = await enrolments(sql, courseId)
    expect(rows).toHaveLength(3)
    await clearJobs(sql, [rows[0]?.accountId ?? ''])
    await (await ctx()).transaction((ctx) => keepRule(ctx, id))
    const running = (await enrolments(sql, courseId)).filter(({ status }) => status === 'IN_PROGRESS')
    expect(running).toHaveLength(3)
  })

  test('applied ten times concurrently, it does everything once', async () => {
    const { admin, rule, courseId, sql, ctx } = await scene()
    const { id } = await admin.call(contract.createDutyRule, rule)
    await admin.call(contract.startDutyRule, { id, revision: 0 })
    const base = await ctx()
    await Promise.all(Array.from({ length: 10 }, () => base.transaction((ctx) => keepRule(ctx, id))))
    const all = await on(sql)
      .selectFrom('learning.enrolment')
      .select('id')
      .where('courseId', '=', courseId)
      .execute()
    expect(all).toHaveLength(5)
  })

  test('an ended rule removes its duties; a paused one leaves them alone', async () => {
    const { admin, rule, courseId, sql, runJobs } = await scene()
    const { id } = await admin.call(contract.createDutyRule, rule)
    await admin.call(contract.startDutyRule, { id, revision: 0 })
    await runJobs()
    expect(await admin.refused(contract.saveDutyRule, { id, revision: 0, ...rule })).toBe('DUTY_WRONG_STATE')
    await admin.call(contract.stopDutyRule, { id, isEnded: false })
    await runJobs()
    expect((await admin.call(contract.listDuties, { id })).records).toHaveLength(5)
    expect(await admin.call(contract.saveDutyRule, { id, revision: 0, ...rule, title: '安全教育' })).toEqual({
      id,
      revision: 1,
    })
    expect(await admin.refused(contract.startDutyRule, { id, revision: 0 })).toBe('DUTY_CHANGED')
    await admin.call(contract.stopDutyRule, { id, isEnded: true })
    await runJobs()
    expect((await admin.call(contract.listDuties, { id })).records).toHaveLength(0)
    expect((await enrolments(sql, courseId)).every(({ status }) => status === 'CANCELLED')).toBe(true)
  })
})

describe('permissions', () => {
  test('above the bulk limit a second administrator must approve, never the proposer', async () => {
    const { admin, tang, rule, unitId, sql } = await scene()
    await colleagues(sql, unitId, 200)
    const { id } = await admin.call(contract.createDutyRule, rule)
    expect(await admin.call(contract.startDutyRule, { id, revision: 0 })).toEqual({ state: 'proposed' })
    expect(await admin.refused(contract.decideDutyRule, { id, revision: 0, isAgreed: true })).toBe(
      'DUTY_OWN_PROPOSAL',
    )
    expect(await tang.call(contract.getDutyRule, { id })).toMatchObject({ mayDecide: true })
    expect(
      await tang.call(contract.decideDutyRule, { id, revision: 0, isAgreed: false, opinion: '先试一个部门' }),
    ).toEqual({ state: 'draft' })
    await admin.call(contract.startDutyRule, { id, revision: 0 })
    expect(await tang.call(contract.decideDutyRule, { id, revision: 0, isAgreed: true })).toEqual({
      state: 'active',
    })
  })

  test('an administrator of one unit makes rules for its people only', async () => {
    const { zhou, admin, rule } = await scene()
    expect(await zhou.refused(contract.createDutyRule, { ...rule, audience: [] })).toBe('DUTY_NEEDS_UNIT')
    expect(await zhou.refused(contract.createDutyRule, rule)).toBe('NOT_FOUND')
    const { id } = await admin.call(contract.createDutyRule, rule)
    expect(await zhou.refused(contract.getDutyRule, { id })).toBe('NOT_FOUND')
    expect((await zhou.call(contract.listDutyRules, {})).records).toEqual([])
  })
})

test('K-10 a proposal appears in the list and messages of other administrators, not of its proposer', async () => {
  const { admin, tang, rule, unitId, sql, runJobs } = await scene()
  await colleagues(sql, unitId, 200)
  const { id } = await admin.call(contract.createDutyRule, rule)
  await admin.call(contract.startDutyRule, { id, revision: 0 })
  await runJobs()
  const waiting = async (person: typeof admin) => {
    const { tiles } = await person.call(getTiles, {})
    return tiles.find(({ name }) => name === 'learning.proposals')?.tile
  }
  const messagesOf = async (person: typeof admin) =>
    (await person.call(listMessages, {})).records.filter(({ link }) => link === `/manage/duties/${id}`)
  expect(await waiting(tang)).toMatchObject({ count: 1, path: '/duties?state=proposed' })
  expect(await messagesOf(tang)).toMatchObject([{ title: '有一条必修等你同意' }])
  expect(await waiting(admin)).toMatchObject({ count: 0 })
  expect(await messagesOf(admin)).toEqual([])
  await tang.call(contract.decideDutyRule, { id, revision: 0, isAgreed: true })
  expect(await waiting(tang)).toMatchObject({ count: 0 })
})

describe('moving a unit', () => {
  /** A second unit beside the one in the rule, with this many people, and the rule in force. */
  async function beside(count: number) {
    const home = await scene()
    const { admin, rule, sql, runJobs } = home
    const other = await unitOf(sql)
    await colleagues(sql, other, count)
    const { id } = await admin.call(contract.createDutyRule, rule)
    await admin.call(contract.startDutyRule, { id, revision: 0 })
    await runJobs()
    return { ...home, other, id }
  }

  test('K-09 the preview of a move shows the required learning it adds, and for how many', async () => {
    const { admin, other, unitId, id, runJobs } = await beside(3)
    const to = { id: other, parentId: unitId }
    const duty = { id, title: '新员工安全教育', entering: 3, leaving: 0, needsAgreement: false }
    expect(await admin.call(previewUnitMove, to)).toMatchObject({ people: 3, duties: [duty] })
    const { moveId } = await admin.call(moveUnit, { ...to, people: 3 })
    await runJobs()
    expect(await admin.call(contract.getDutyRule, { id })).toMatchObject({ state: 'active', people: 8 })
    expect((await admin.call(previewUnitMove, { id: other })).duties).toEqual([
      { ...duty, entering: 0, leaving: 3 },
    ])
    await admin.call(undoUnitMove, { id: moveId ?? '' })
    await runJobs()
    expect(await admin.call(contract.getDutyRule, { id })).toMatchObject({ state: 'active', people: 5 })
  })

  test('K-09 the bulk limit applies to a move too: nobody is assigned before a second administrator approves', async () => {
    const { admin, tang, other, unitId, id, runJobs } = await beside(201)
    const to = { id: other, parentId: unitId }
    expect((await admin.call(previewUnitMove, to)).duties).toMatchObject([
      { entering: 201, needsAgreement: true },
    ])
    await admin.call(moveUnit, { ...to, people: 201 })
    await runJobs()
    expect(await admin.call(contract.getDutyRule, { id })).toMatchObject({ state: 'proposed', people: 5 })
    const yes = { id, revision: 0, isAgreed: true }
    expect(await admin.refused(contract.decideDutyRule, yes)).toBe('DUTY_OWN_PROPOSAL')
    expect(await tang.call(contract.decideDutyRule, { ...yes, isAgreed: false })).toEqual({ state: 'paused' })
    expect(await admin.call(contract.startDutyRule, { id, revision: 0 })).toEqual({ state: 'proposed' })
    await tang.call(contract.decideDutyRule, yes)
    await runJobs()
    expect(await admin.call(contract.getDutyRule, { id })).toMatchObject({ state: 'active', people: 206 })
  })
})
