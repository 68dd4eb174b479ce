import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { shelve } from '../../course/make.ts'
import { clearJobs, makeJob, makePosition, makeUnit } from '../../org/make.ts'
import { makeOffer } from '../make.ts'
import { on } from '../tables.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

/** lin works in a unit that chen leads, below one that mei is in. */
async function team({ lin, chen, db }: TestApp) {
  const sql = await db()
  const top = await makeUnit(sql, { code: `T${Date.now()}` })
  const unit = await makeUnit(sql, { code: `U${Date.now()}`, parentId: top })
  const positionId = await makePosition(sql, { code: `P${Date.now()}` })
  const [linId, chenId] = [await idOf(lin), await idOf(chen)]
  await clearJobs(sql, [linId, chenId])
  await makeJob(sql, { accountId: chenId, unitId: unit, positionId, isHead: true })
  await makeJob(sql, { accountId: linId, unitId: unit, positionId })
  return { top, unit, positionId, linId, chenId }
}

describe('enrolling', () => {
  test('B-250 enrolled people may study, and see their status', async () => {
    const { lin, db } = await testApp()
    const { courseId: itmId } = await makeOffer(await db(), { dueDays: 7 })
    expect(await lin.call(contract.getMyEnrolment, { itmId })).toMatchObject({ appStatus: 'NOT_ENROLLED' })
    expect(await lin.call(contract.enrol, { itmId })).toMatchObject({
      appStatus: 'IN_PROGRESS',
      queuePlace: null,
    })
    const mine = await lin.call(contract.getMyEnrolment, { itmId })
    expect(mine).toMatchObject({ appStatus: 'IN_PROGRESS', round: 1 })
    expect(Date.parse(mine.dueAt ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    expect(await lin.refused(contract.enrol, { itmId })).toBe('ALREADY_ENROLLED')
  })

  test('E-047 a course for one unit is closed to others, and open to the units below', async () => {
    const home = await testApp()
    const { top, unit } = await team(home)
    const sql = await home.db()
    const forTop = await makeOffer(sql, { audience: [{ kind: 'unit', id: top }] })
    expect(await home.lin.call(contract.enrol, { itmId: forTop.courseId })).toMatchObject({
      appStatus: 'IN_PROGRESS',
    })
    expect(await home.mei.refused(contract.enrol, { itmId: forTop.courseId })).toBe('NOTARGETSTUDENTS')
    expect(unit).not.toBe(top)
  })

  test('E-046 names the missing prerequisite', async () => {
    const { lin, db } = await testApp()
    const sql = await db()
    const first = await makeOffer(sql, { title: '安全入门' })
    const second = await makeOffer(sql, { prerequisites: [first.courseId] })
    expect(await lin.refused(contract.enrol, { itmId: second.courseId })).toBe('FAILPREREQUISITE')
    const linId = await idOf(lin)
    const { appId } = await lin.call(contract.enrol, { itmId: first.courseId })
    const { courseId, versionId } = first
    await on(sql)
      .insertInto('learning.completion')
      .values({ enrolmentId: appId, courseId, versionId, accountId: linId, kind: 'criteria' })
      .execute()
    expect(await lin.call(contract.enrol, { itmId: second.courseId })).toMatchObject({
      appStatus: 'IN_PROGRESS',
    })
  })

  test('E-045 two classroom courses at the same hour clash, an online one does not', async () => {
    const { lin, db } = await testApp()
    const sql = await db()
    const at = (hour: number) => `2027-01-05T0${hour}:00:00.000Z`
    const early = await makeOffer(sql, { studyFrom: at(1), studyUntil: at(3) }, 'CLASSROOM')
    const overlapping = await makeOffer(sql, { studyFrom: at(2), studyUntil: at(4) }, 'CLASSROOM')
    const after = await makeOffer(sql, { studyFrom: at(3), studyUntil: at(4) }, 'CLASSROOM')
    const online = await makeOffer(sql, { studyFrom: at(1), studyUntil: at(4) })
    await lin.call(contract.enrol, { itmId: early.courseId })
    expect(await lin.refused(contract.enrol, { itmId: overlapping.courseId })).toBe('TIMECONFLICT')
    await lin.call(contract.enrol, { itmId: after.courseId })
    await lin.call(contract.enrol, { itmId: online.courseId })
  })

  test('B-207 E-057 a course that requires a form rejects an enrolment without it', async () => {
    const { lin, db } = await testApp()
    const { courseId: itmId } = await makeOffer(await db(), { needsFormImage: true })
    expect(await lin.refused(contract.enrol, { itmId })).toBe('REGISTER_IMAGE_REQUIRED')
  })

  test('a draft is not found, and a retired course cannot be entered', async () => {
    const { lin, db } = await testApp()
    const sql = await db()
    const { courseId: itmId } = await makeOffer(sql)
    await shelve(sql, itmId)
    expect(await lin.refused(contract.enrol, { itmId })).toBe('NOT_FOUND')
  })
})

describe('leaving', () => {
  test('E-056 B-239 rejects leaving after studying, allows it before', async () => {
    const { lin, db } = await testApp()
    const { courseId: itmId } = await makeOffer(await db())
    await lin.call(contract.enrol, { itmId })
    expect(await lin.call(contract.cancelEnrolment, { itmId })).toEqual({ appStatus: 'CANCELLED' })
    expect(await lin.refused(contract.cancelEnrolment, { itmId })).toBe('NOT_ENROLLED')
    const { appId } = await lin.call(contract.enrol, { itmId })
    await on(await db())
      .updateTable('learning.enrolment')
      .set({ studiedAt: new Date() })
      .where('id', '=', appId)
      .execute()
    expect(await lin.refused(contract.cancelEnrolment, { itmId })).toBe('UNENROL_STUDIED')
  })

  test('INV-L02 a freed place goes to whoever has waited longest', async () => {
    const { lin, mei, chen, db } = await testApp()
    const { courseId: itmId } = await makeOffer(await db(), { quota: 1, queueLimit: 2 })
    await lin.call(contract.enrol, { itmId })
    expect(await mei.call(contract.enrol, { itmId })).toMatchObject({ appStatus: 'WAITING', queuePlace: 1 })
    expect(await chen.call(contract.enrol, { itmId })).toMatchObject({ appStatus: 'WAITING', queuePlace: 2 })
    await lin.call(contract.cancelEnrolment, { itmId })
    expect(await mei.call(contract.getMyEnrolment, { itmId })).toMatchObject({
      appStatus: 'IN_PROGRESS',
      queuePlace: null,
    })
    expect(await chen.call(contract.getMyEnrolment, { itmId })).toMatchObject({
      appStatus: 'WAITING',
      queuePlace: 1,
    })
    expect(await lin.call(contract.getEnrolmentSetting, { itmId })).toMatchObject({ taken: 1, waiting: 1 })
  })
})

describe('approval', () => {
  test('B-225 B-318 the manager decides once, and nobody else sees the request', async () => {
    const home = await testApp()
    const { lin, mei, chen, db } = home
    const { chenId } = await team(home)
    const { courseId: itmId } = await makeOffer(await db(), { approval: 'manager' })
    expect(await lin.call(contract.enrol, { itmId })).toMatchObject({ appStatus: 'PENDING' })
    const { records, total } = await chen.call(contract.listApprovals, { id: chenId, isPending: true })
    expect({ total, state: records[0]?.state }).toEqual({ total: 1, state: 'pending' })
    const request = { id: records[0]?.id ?? '', isApproved: true, opinion: '去吧' }
    expect(await mei.refused(contract.decideApproval, request)).toBe('NOT_FOUND')
    expect(await lin.refused(contract.decideApproval, request)).toBe('NOT_FOUND')
    expect(await mei.refused(contract.listApprovals, { id: chenId })).toBe('NOT_FOUND')
    expect(await chen.call(contract.decideApproval, request)).toMatchObject({ state: 'approved' })
    expect(await chen.refused(contract.decideApproval, { ...request, isApproved: false })).toBe(
      'APPROVAL_DECIDED',
    )
    expect(await lin.call(contract.getMyEnrolment, { itmId })).toMatchObject({
      appStatus: 'IN_PROGRESS',
      approvals: [{ state: 'approved', opinion: '去吧', kind: 'manager' }],
    })
  })

  test('a declined request frees its place; a withdrawn one is withdrawn', async () => {
    const home = await testApp()
    const { lin, mei, chen, db } = home
    const { chenId } = await team(home)
    const { courseId: itmId } = await makeOffer(await db(), { approval: 'manager', quota: 1, queueLimit: 1 })
    await lin.call(contract.enrol, { itmId })
    expect(await mei.call(contract.enrol, { itmId })).toMatchObject({ appStatus: 'WAITING' })
    const { records } = await chen.call(contract.listApprovals, { id: chenId })
    await chen.call(contract.decideApproval, {
      id: records[0]?.id ?? '',
      isApproved: false,
      opinion: '下一期',
    })
    expect(await lin.call(contract.getMyEnrolment, { itmId })).toMatchObject({ appStatus: 'REJECTED' })
    // mei moves up and needs approval in turn; as nobody leads her, the administrators decide.
    expect(await mei.call(contract.getMyEnrolment, { itmId })).toMatchObject({
      appStatus: 'PENDING',
      approvals: [{ kind: 'administrator', state: 'pending' }],
    })
    await mei.call(contract.cancelEnrolment, { itmId })
    expect(await mei.call(contract.getMyEnrolment, { itmId })).toMatchObject({
      appStatus: 'CANCELLED',
      approvals: [{ state: 'withdrawn' }],
    })
    expect(await lin.call(contract.getEnrolmentSetting, { itmId })).toMatchObject({ taken: 0, waiting: 0 })
  })
})
