import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { describe, expect, test } from 'vitest'
import { type Actor, anonymous } from '#platform/ctx'
import { testApp } from '#testing/test-app'
import { makeColleague, makeUnit } from '../../org/make.ts'
import { makeOffer, makeStudy } from '../make.ts'
import { on } from '../tables.ts'
import { learnersExport } from './export-learners.ts'

async function scene(count: number, sheet: Parameters<typeof makeOffer>[1] = {}) {
  const home = await testApp()
  const sql = await home.db()
  const unitId = await makeUnit(sql, { code: `L${Date.now()}` })
  const people = await Promise.all(Array.from({ length: count }, () => makeColleague(sql, unitId)))
  const { courseId } = await makeOffer(sql, sheet)
  const act = (act: 'enrol' | 'withdraw', isDryRun = false, confirmed: number | null = null) =>
    home.admin.call(contract.bulkEnrol, { id: courseId, act, accountIds: people, isDryRun, confirmed })
  const statuses = async () =>
    (
      await on(sql)
        .selectFrom('learning.enrolment')
        .select('status')
        .where('courseId', '=', courseId)
        .where('isCurrent', '=', true)
        .execute()
    )
      .map(({ status }) => status)
      .toSorted()
  const taken = async () =>
    (
      await on(sql)
        .selectFrom('learning.seat')
        .select('taken')
        .where('courseId', '=', courseId)
        .executeTakeFirst()
    )?.taken
  return { ...home, sql, people, courseId, act, statuses, taken }
}

describe('bulk actions', () => {
  test('a dry run reports the outcome and changes nothing; the action applies it, and can be undone', async () => {
    const { act, statuses, taken, admin } = await scene(3)
    expect(await act('enrol', true)).toMatchObject({
      bulkId: null,
      outcomes: [{ outcome: 'done', people: 3 }],
    })
    expect(await statuses()).toEqual([])
    const { bulkId } = await act('enrol')
    expect(await statuses()).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS'])
    expect(await act('enrol', true)).toMatchObject({ outcomes: [{ outcome: 'alreadyIn', people: 3 }] })
    expect(await admin.call(contract.undoBulk, { id: bulkId ?? '' })).toEqual({ undone: 3, kept: 0 })
    expect(await statuses()).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
    expect(await taken()).toBe(0)
    expect(await admin.refused(contract.undoBulk, { id: bulkId ?? '' })).toBe('BULK_UNDONE')
  })

  test('people who have begun to study stay when a bulk enrolment is undone', async () => {
    const { act, statuses, people, sql, admin } = await scene(2)
    const { bulkId } = await act('enrol')
    await on(sql)
      .updateTable('learning.enrolment')
      .set({ studiedAt: new Date() })
      .where('accountId', '=', people[0] ?? '')
      .execute()
    expect(await admin.call(contract.undoBulk, { id: bulkId ?? '' })).toEqual({ undone: 1, kept: 1 })
    expect(await statuses()).toEqual(['CANCELLED', 'IN_PROGRESS'])
  })

  test('withdrawing marks begun enrolments as abandoned, and undoing continues where they were', async () => {
    const { act, statuses, people, sql, admin, taken } = await scene(2)
    await act('enrol')
    await on(sql)
      .updateTable('learning.enrolment')
      .set({ studiedAt: new Date() })
      .where('accountId', '=', people[0] ?? '')
      .execute()
    const { bulkId } = await act('withdraw')
    expect(await statuses()).toEqual(['ABANDONED', 'CANCELLED'])
    expect(await admin.call(contract.undoBulk, { id: bulkId ?? '' })).toEqual({ undone: 2, kept: 0 })
    expect(await statuses()).toEqual(['IN_PROGRESS', 'IN_PROGRESS'])
    expect(await taken()).toBe(2)
  })

  test('quota and audience apply', async () => {
    const { act } = await scene(3, { quota: 2 })
    expect((await act('enrol', true)).outcomes).toMatchObject([
      { outcome: 'done', people: 2 },
      { outcome: 'noPlace', people: 1 },
    ])
    const other = await scene(2, { audience: [{ kind: 'person', id: '1' }] })
    expect((await other.act('enrol', true)).outcomes).toMatchObject([{ outcome: 'notAllowed', people: 2 }])
  })

  test('above the bulk limit the count of the dry run confirms', async () => {
    const { act, admin, courseId, people, statuses } = await scene(51)
    const many = { id: courseId, act: 'enrol' as const, accountIds: people, isDryRun: false }
    expect(await admin.refused(contract.bulkEnrol, many)).toBe('BULK_NEEDS_CONFIRMING')
    expect(await admin.refused(contract.bulkEnrol, { ...many, confirmed: 50 })).toBe('BULK_NEEDS_CONFIRMING')
    await act('enrol', false, 51)
    expect(await statuses()).toHaveLength(51)
  })
})

describe('learners of a course', () => {
  test('an administrator of one unit sees only its people among the learners', async () => {
    const { admin, zhou, lin, mei, db } = await testApp()
    const { courseId } = await makeOffer(await db())
    for (const person of [lin, mei]) await person.call(contract.enrol, { itmId: courseId })
    const all = await admin.call(contract.listLearners, { id: courseId })
    expect(all.records).toHaveLength(2)
    const within = await zhou.call(contract.listLearners, { id: courseId })
    expect(within.records.map(({ name }) => name)).toEqual(['林知夏'])
    expect((await zhou.call(contract.getCourseFunnel, { id: courseId })).learners).toBe(1)
  })

  test('the funnel counts who has opened and who has finished each module', async () => {
    const { admin, db } = await testApp()
    const sql = await db()
    const accountId = await makeColleague(sql, undefined)
    const { courseId, ids, enrolmentId } = await makeStudy(sql, { accountId, modules: [{}, {}] })
    const [first = '', second = ''] = ids
    await on(sql)
      .insertInto('learning.progress')
      .values([
        { enrolmentId, moduleId: first, opens: 2, isViewed: true },
        { enrolmentId, moduleId: second, opens: 1 },
      ])
      .execute()
    const { modules, byStatus } = await admin.call(contract.getCourseFunnel, { id: courseId })
    expect(modules.map(({ opened, done }) => [opened, done])).toEqual([
      [1, 1],
      [1, 0],
    ])
    expect(byStatus).toEqual([{ appStatus: 'IN_PROGRESS', people: 1 }])
  })

  test('a waiver is stored as such with its reason, once, and never for oneself', async () => {
    const { admin, tang, db } = await testApp()
    const sql = await db()
    const accountId = await makeColleague(sql, undefined)
    const { enrolmentId } = await makeStudy(sql, { accountId })
    const waiver = { id: enrolmentId, reason: '已有同等证书' }
    expect(await tang.refused(contract.waiveCompletion, waiver)).toMatch(/NO_RIGHT/)
    expect(await admin.call(contract.waiveCompletion, waiver)).toEqual({ appStatus: 'COMPLETED' })
    const entry = await on(sql)
      .selectFrom('learning.completion')
      .select(['kind', 'reason'])
      .where('enrolmentId', '=', enrolmentId)
      .executeTakeFirst()
    expect(entry).toEqual({ kind: 'waiver', reason: '已有同等证书' })
    expect(await admin.call(contract.explainLearner, { id: enrolmentId })).toMatchObject({
      completion: { kind: 'waiver' },
      waiver: { reason: '已有同等证书' },
    })
    expect(await admin.refused(contract.waiveCompletion, waiver)).toBe('WAIVER_TOO_LATE')
    const { usrEntId: ownId } = await admin.call(getCurrentUser, {})
    const own = await makeStudy(sql, { accountId: ownId })
    expect(await admin.refused(contract.waiveCompletion, { ...waiver, id: own.enrolmentId })).toBe(
      'NOT_FOUND',
    )
  })

  test('finds people who are overdue or idle for two weeks', async () => {
    const { admin, people, courseId, sql, act } = await scene(3)
    await act('enrol')
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    const [late = '', busy = ''] = people
    await on(sql)
      .updateTable('learning.enrolment')
      .set({ dueAt: ago(1), studiedAt: ago(2) })
      .where('accountId', '=', late)
      .execute()
    await on(sql)
      .updateTable('learning.enrolment')
      .set({ studiedAt: ago(1) })
      .where('accountId', '=', busy)
      .execute()
    const shown = async (show: 'overdue' | 'idle') =>
      (await admin.call(contract.listLearners, { id: courseId, show })).records.map((row) => row.accountId)
    expect(await shown('overdue')).toEqual([late])
    expect(await shown('idle')).toEqual([people[2]])
  })
})

test('exports learners in the site’s time zone: due at midnight is due on the day before', async () => {
  const { sql, act, courseId, ctx } = await scene(1, { title: '消防演练' })
  await act('enrol')
  const dueAt = new Date('2027-01-31T16:00:00Z')
  const appliedAt = new Date('2027-01-01T01:30:00Z')
  await on(sql)
    .updateTable('learning.enrolment')
    .set({ dueAt, appliedAt })
    .where('courseId', '=', courseId)
    .execute()
  const actor: Actor = { ...anonymous, permissions: new Map([['learning.read', [{ kind: 'site' }]]]) }
  const query = { id: courseId, show: 'all' } as never
  const requester = { ...(await ctx()), actor }
  const rows: object[] = []
  for await (const row of learnersExport.rows(requester, query)) rows.push(row)
  expect(rows).toMatchObject([{ appliedAt: '2027-01-01 09:30', endedAt: '', dueAt: '2027-01-31' }])
  expect(await learnersExport.subject?.(requester, query)).toBe('消防演练')
})
