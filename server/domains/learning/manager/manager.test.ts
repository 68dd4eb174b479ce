import { getTodoCount } from '@lyceum/contract/home'
import * as contract from '@lyceum/contract/learning'
import { countSubordinates } from '@lyceum/contract/org'
import { describe, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { clearJobs, makeJob } from '../../org/make.ts'
import { makeOffer } from '../make.ts'
import { on } from '../tables.ts'
import { followManagers } from './escalate-approvals.ts'
import { asksFor, makeTeam } from '../team-make.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('people', () => {
  test('C-301 B-224 a manager sees their people and their progress, those at risk first', async () => {
    const home = await testApp()
    const { chenId, linId, tangId, unit, positionId } = await makeTeam(home)
    const sql = await home.db()
    const late = await makeOffer(sql, { title: '逾期的课' })
    await home.lin.call(contract.enrol, { itmId: late.courseId })
    await on(sql)
      .updateTable('learning.enrolment')
      .set({ dueAt: inDays(-1), progress: 40 })
      .where('accountId', '=', linId)
      .execute()
    await clearJobs(sql, [tangId])
    await makeJob(sql, { accountId: tangId, unitId: unit, positionId })

    const all = await home.chen.call(contract.listSubordinates, { id: chenId })
    expect(all.records.map(({ id }) => id)).toEqual([linId, tangId])
    expect(all.records[0]).toMatchObject({ running: 1, overdue: 1, dueSoon: 0, idle: 0, progress: 40 })
    expect(all.records[1]).toMatchObject({ running: 0, overdue: 0, progress: null })
    expect(all.counts).toEqual({ all: 2, overdue: 1, dueSoon: 0, idle: 0 })
    expect(await home.chen.call(countSubordinates, {})).toEqual({ count: 2 })
    const late1 = await home.chen.call(contract.listSubordinates, { id: chenId, risk: 'overdue' })
    expect({ total: late1.total, names: late1.records.map(({ id }) => id) }).toEqual({
      total: 1,
      names: [linId],
    })
    const { records } = await home.chen.call(contract.listSubordinateCourses, { id: linId })
    expect(records).toMatchObject([{ title: '逾期的课', risk: 'overdue', progress: 40 }])
  })

  test('B-224 nobody reads another manager’s list, nor people who do not report to them', async () => {
    const home = await testApp()
    const { chenId, linId, meiId } = await makeTeam(home)
    expect(await home.mei.refused(contract.listSubordinates, { id: chenId })).toBe('NOT_FOUND')
    expect(await home.mei.refused(contract.listApprovals, { id: chenId })).toBe('NOT_FOUND')
    expect(await home.mei.refused(contract.listSubordinateCourses, { id: linId })).toBe('NOT_FOUND')
    expect(await home.mei.call(contract.listSubordinates, { id: meiId })).toMatchObject({
      total: 0,
      records: [],
    })
  })

  test('a typed name filters the people and the counts', async () => {
    const home = await testApp()
    const { chenId, linName } = await makeTeam(home)
    const found = await home.chen.call(contract.listSubordinates, { id: chenId, words: linName })
    expect(found.counts.all).toBe(1)
    expect((await home.chen.call(contract.listSubordinates, { id: chenId, words: '无此人' })).total).toBe(0)
  })
})

describe('approvals', () => {
  test('C-303 C-304 B-225 B-318 a request waits, is approved with a comment, and both sides read it', async () => {
    const home = await testApp()
    const { chenId } = await makeTeam(home)
    const itmId = await asksFor(home, home.lin, '领导力')
    expect(await home.chen.call(getTodoCount, {})).toMatchObject({ approvalCount: 1 })
    const { records } = await home.chen.call(contract.listApprovals, { id: chenId })
    expect(records).toMatchObject([{ title: '领导力', state: 'pending', isEscalated: false, onBehalfOf: '' }])
    const id = records[0]?.id ?? ''
    await home.chen.call(contract.decideApproval, { id, isApproved: true, opinion: '学完分享' })
    expect(await home.lin.call(contract.getMyEnrolment, { itmId })).toMatchObject({
      appStatus: 'IN_PROGRESS',
      approvals: [{ state: 'approved', opinion: '学完分享', onBehalfOf: '' }],
    })
    expect((await home.chen.call(contract.listApprovals, { id: chenId })).total).toBe(0)
    const history = await home.chen.call(contract.listApprovals, { id: chenId, isPending: false })
    expect(history.records).toMatchObject([{ state: 'approved', opinion: '学完分享' }])
    expect(await home.chen.refused(contract.decideApproval, { id, isApproved: false })).toBe(
      'APPROVAL_DECIDED',
    )
    expect(await home.chen.call(getTodoCount, {})).toMatchObject({ approvalCount: 0 })
  })

  test('B-318 declined and withdrawn requests stay in the history', async () => {
    const home = await testApp()
    const { chenId } = await makeTeam(home)
    const first = await asksFor(home, home.lin, '一')
    const second = await asksFor(home, home.lin, '二')
    await home.lin.call(contract.cancelEnrolment, { itmId: second })
    const { records } = await home.chen.call(contract.listApprovals, { id: chenId })
    expect(records.map(({ itmId }) => itmId)).toEqual([first])
    await home.chen.call(contract.decideApproval, {
      id: records[0]?.id ?? '',
      isApproved: false,
      opinion: '下季度',
    })
    const history = await home.chen.call(contract.listApprovals, { id: chenId, isPending: false })
    expect(history.records.map(({ state }) => state).toSorted()).toEqual(['declined', 'withdrawn'])
  })

  test('the current manager decides: when people move, the request moves along', async () => {
    const home = await testApp()
    const { chenId, bossId, linId, top, positionId } = await makeTeam(home)
    await asksFor(home, home.lin, '调岗')
    const [request] = (await home.chen.call(contract.listApprovals, { id: chenId })).records
    const id = request?.id ?? ''
    const sql = await home.db()
    await clearJobs(sql, [linId])
    await makeJob(sql, { accountId: linId, unitId: top, positionId })
    expect(await home.chen.refused(contract.decideApproval, { id, isApproved: true })).toBe('NOT_FOUND')
    const ctx = await home.ctx()
    expect(await ctx.transaction((ctx) => followManagers(ctx))).toBe(1)
    expect(await ctx.transaction((ctx) => followManagers(ctx))).toBe(0)
    expect((await home.chen.call(contract.listApprovals, { id: chenId })).total).toBe(0)
    expect((await home.tang.call(contract.listApprovals, { id: bossId })).records).toMatchObject([{ id }])
    await home.tang.call(contract.decideApproval, { id, isApproved: true })
  })

  test('without a manager the administrators decide', async () => {
    const home = await testApp()
    const { chenId, linId } = await makeTeam(home)
    await asksFor(home, home.lin, '无主')
    const [request] = (await home.chen.call(contract.listApprovals, { id: chenId })).records
    await clearJobs(await home.db(), [linId])
    const id = request?.id ?? ''
    expect(await home.chen.refused(contract.decideApproval, { id, isApproved: true })).toBe('NOT_FOUND')
    await home.admin.call(contract.decideApproval, { id, isApproved: true })
  })
})

describe('recommending', () => {
  test('C-110 C-111 B-227 a manager recommends to chosen people; enrolled or excluded ones are skipped', async () => {
    const home = await testApp()
    const { linId, bossId, chenId } = await makeTeam(home)
    const sql = await home.db()
    const { courseId: itmId } = await makeOffer(sql, { title: '好课' })
    const before = await home.chen.call(contract.listRecommendable, { itmId })
    expect(before.records).toMatchObject([
      { id: linId, appStatus: 'NOT_ENROLLED', isRecommended: false, isMeant: true },
    ])
    expect(
      await home.chen.call(contract.recommendCourse, { itmId, people: [linId], note: '适合你' }),
    ).toEqual({
      sent: 1,
      skipped: [],
    })
    expect(await home.chen.call(contract.recommendCourse, { itmId, people: [linId] })).toEqual({
      sent: 0,
      skipped: [{ id: linId, reason: 'recommended' }],
    })
    expect(await home.chen.refused(contract.recommendCourse, { itmId, people: [linId, bossId] })).toBe(
      'NOT_FOUND',
    )
    const [first] = (await home.lin.call(contract.listRecommendedCourses, {})).records
    expect(first).toMatchObject({
      itmId,
      reason: 'manager',
      recommendedBy: expect.any(String),
      note: '适合你',
    })
    await home.lin.call(contract.enrol, { itmId })
    const after = await home.lin.call(contract.listRecommendedCourses, {})
    expect(after.records.map((record) => record.itmId)).not.toContain(itmId)
    expect(await home.tang.call(contract.recommendCourse, { itmId, people: [linId] })).toEqual({
      sent: 0,
      skipped: [{ id: linId, reason: 'enrolled' }],
    })
    const { courseId: closed } = await makeOffer(sql, { audience: [{ kind: 'person', id: chenId }] })
    expect(await home.chen.call(contract.recommendCourse, { itmId: closed, people: [linId] })).toEqual({
      sent: 0,
      skipped: [{ id: linId, reason: 'notMeant' }],
    })
  })

  test('E-055 somebody without subordinates cannot recommend', async () => {
    const home = await testApp()
    await makeTeam(home)
    const { courseId: itmId } = await makeOffer(await home.db())
    expect(await home.mei.refused(contract.listRecommendable, { itmId })).toBe('NO_SUBORDINATES')
    expect(await home.mei.refused(contract.recommendCourse, { itmId, people: [] })).toBe('NO_SUBORDINATES')
  })
})
