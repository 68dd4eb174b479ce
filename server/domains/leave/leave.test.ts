import { getTodoCount } from '@lyceum/contract/home'
import * as contract from '@lyceum/contract/leave'
import { enrol, nameDeputy } from '@lyceum/contract/learning'
import { listMessages } from '@lyceum/contract/message'
import { getSignIn, signInToday } from '@lyceum/contract/points'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#platform/time/days'
import { testApp, type TestApp } from '#testing/test-app'
import { makeOffer } from '../learning/make.ts'
import { makeTeam } from '../learning/team-make.ts'
import { clearJobs, makeJob } from '../org/make.ts'
import { faultOf } from './rules.ts'
import { followManagers, handUp } from './tend-requests.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const asking = { type: 'SICK', reason: '发烧', from: inDays(1), until: inDays(2) } as const

async function opened() {
  const home = await testApp()
  const team = await makeTeam(home)
  const toDecide = (person: TestApp['lin'], id: string, isPending = true) =>
    person.call(contract.listLeave, { id, scope: 'TO_APPROVE', isPending })
  return { ...home, team, toDecide }
}

describe('requesting', () => {
  test('C-139 C-135 C-138 B-310 B-311 B-312 a request has a type, reason and time, and waits', async () => {
    const { lin, mei, team } = await opened()
    expect(contract.leaveTypes).toEqual(['PERSONAL', 'SICK', 'PUBLIC'])
    const { id } = await lin.call(contract.applyLeave, asking)
    const { records, total } = await lin.call(contract.listLeave, { id: team.linId })
    expect({ total, records }).toMatchObject({
      total: 1,
      records: [{ ...asking, id, state: 'pending', opinion: '', approver: team.chenName, itmId: null }],
    })
    expect(await lin.call(contract.getLeave, { id })).toEqual(records[0])
    expect(await mei.refused(contract.getLeave, { id })).toBe('NOT_FOUND')
    expect(await mei.refused(contract.listLeave, { id: team.linId })).toBe('NOT_FOUND')
  })

  test('B-313 B-314 E-124 type and reason are required', async () => {
    const { lin } = await testApp()
    const { type: _type, ...noType } = asking
    expect(await lin.refused(contract.applyLeave, noType)).toBe('LEAVE_FIELD_REQUIRED')
    expect(await lin.refused(contract.applyLeave, { ...asking, reason: '  ' })).toBe('LEAVE_FIELD_REQUIRED')
  })

  test('B-315 E-125 it must begin before it ends, and has a maximum length', async () => {
    const { lin } = await testApp()
    const backwards = { ...asking, until: asking.from }
    expect(await lin.refused(contract.applyLeave, backwards)).toBe('LEAVE_TIME_ORDER')
    const year = { ...asking, until: inDays(365) }
    expect(await lin.refused(contract.applyLeave, year)).toBe('LEAVE_TOO_LONG')
    const from = new Date(0)
    expect(faultOf({ from, until: new Date(180 * dayMs) })).toBeUndefined()
    expect(faultOf({ from, until: new Date(180 * dayMs + 1) })).toBe('length')
  })

  test('it may be for one course, in which the requester is enrolled', async () => {
    const { lin, mei, db } = await testApp()
    const { courseId: itmId } = await makeOffer(await db(), { title: '集训' })
    await lin.call(enrol, { itmId })
    const { id } = await lin.call(contract.applyLeave, { ...asking, itmId })
    expect(await lin.call(contract.getLeave, { id })).toMatchObject({ itmId, title: '集训' })
    expect(await mei.refused(contract.applyLeave, { ...asking, itmId })).toBe('NOT_ENROLLED')
  })

  test('C-140 C-137 B-317 an undecided request can be withdrawn, and then deleted from the own list', async () => {
    const { lin, chen, team, toDecide } = await opened()
    const { id } = await lin.call(contract.applyLeave, asking)
    expect(await chen.refused(contract.withdrawLeave, { id })).toBe('NOT_FOUND')
    expect(await lin.refused(contract.deleteLeave, { id })).toBe('LEAVE_NOT_CLOSED')
    await lin.call(contract.withdrawLeave, { id })
    expect(await lin.refused(contract.withdrawLeave, { id })).toBe('LEAVE_DECIDED')
    expect(await chen.refused(contract.replyLeave, { id, isApproved: true })).toBe('LEAVE_DECIDED')
    await lin.call(contract.deleteLeave, { id })
    expect((await lin.call(contract.listLeave, { id: team.linId })).total).toBe(0)
    expect(await lin.refused(contract.getLeave, { id })).toBe('NOT_FOUND')
    expect((await toDecide(chen, team.chenId, false)).records).toMatchObject([{ id, state: 'withdrawn' }])
  })
})

describe('deciding', () => {
  test('C-136 B-226 B-316 the manager decides once, with a comment; both sides are notified', async () => {
    const { lin, chen, mei, team, toDecide, runJobs } = await opened()
    const { id } = await lin.call(contract.applyLeave, asking)
    await runJobs()
    expect(await chen.call(getTodoCount, {})).toMatchObject({ leaveCount: 1 })
    expect((await toDecide(chen, team.chenId)).records).toMatchObject([{ id, name: team.linName }])
    expect((await chen.call(listMessages, {})).records[0]?.body).toContain(team.linName)
    expect(await mei.refused(contract.replyLeave, { id, isApproved: true })).toBe('NOT_FOUND')
    expect(await lin.refused(contract.replyLeave, { id, isApproved: true })).toBe('NOT_FOUND')

    await chen.call(contract.replyLeave, { id, isApproved: true, opinion: '好好休息' })
    expect(await chen.refused(contract.replyLeave, { id, isApproved: false })).toBe('LEAVE_DECIDED')
    await runJobs()
    expect(await lin.call(contract.getLeave, { id })).toMatchObject({
      state: 'approved',
      opinion: '好好休息',
      decidedBy: team.chenName,
      onBehalfOf: '',
    })
    expect((await lin.call(listMessages, {})).records[0]?.body).toContain('已批准')
    expect(await lin.refused(contract.deleteLeave, { id })).toBe('LEAVE_NOT_CLOSED')
    expect((await toDecide(chen, team.chenId)).total).toBe(0)
    expect((await toDecide(chen, team.chenId, false)).records).toMatchObject([{ id, state: 'approved' }])
    expect(await chen.call(getTodoCount, {})).toMatchObject({ leaveCount: 0 })
  })

  test('B-226 of two concurrent decisions one succeeds', async () => {
    const { lin, chen } = await opened()
    const { id } = await lin.call(contract.applyLeave, asking)
    const answers = await Promise.all(
      [true, false].map(async (isApproved) => chen.send(contract.replyLeave, { id, isApproved })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]))
  })

  test('a deputy decides for the manager, and both names are stored; not on their own request', async () => {
    const { lin, mei, chen, team, toDecide } = await opened()
    await chen.call(nameDeputy, { deputyId: team.meiId, from: inDays(-1), until: inDays(7) })
    const { id } = await lin.call(contract.applyLeave, asking)
    expect((await toDecide(mei, team.meiId)).records).toMatchObject([{ id }])
    await mei.call(contract.replyLeave, { id, isApproved: false, opinion: '那天要演练' })
    expect(await lin.call(contract.getLeave, { id })).toMatchObject({
      state: 'declined',
      decidedBy: team.meiName,
      onBehalfOf: team.chenName,
    })
  })

  test('when people move the request moves along; an overdue one is escalated', async () => {
    const { lin, chen, tang, team, toDecide, db, ctx, parts } = await opened()
    const { id } = await lin.call(contract.applyLeave, asking)
    parts.clock.travel(8 * dayMs)
    expect(await (await ctx()).transaction((ctx) => handUp(ctx))).toBe(1)
    expect(await (await ctx()).transaction((ctx) => handUp(ctx))).toBe(0)
    const [handedUp] = (await toDecide(tang, team.tangId)).records
    expect(handedUp).toMatchObject({ id, isEscalated: true })
    expect((await toDecide(chen, team.chenId)).total).toBe(1)

    await clearJobs(await db(), [team.linId])
    await makeJob(await db(), { accountId: team.linId, unitId: team.top, positionId: team.positionId })
    expect(await chen.refused(contract.replyLeave, { id, isApproved: true })).toBe('NOT_FOUND')
    expect(await (await ctx()).transaction((ctx) => followManagers(ctx))).toBe(1)
    expect((await toDecide(chen, team.chenId)).total).toBe(0)
    await tang.call(contract.replyLeave, { id, isApproved: true })
  })

  test('Q-078: without a manager, the leave administrators of the person’s unit decide', async () => {
    const { lin, mei, zhou, tang, chen } = await testApp()
    const { id } = await lin.call(contract.applyLeave, asking)
    const { id: outside } = await mei.call(contract.applyLeave, asking)
    expect(await zhou.call(getTodoCount, {})).toMatchObject({ leaveCount: 1 })
    expect(await tang.call(getTodoCount, {})).toMatchObject({ leaveCount: 2 })
    expect(await chen.refused(contract.replyLeave, { id, isApproved: true })).toBe('NOT_FOUND')
    expect(await zhou.refused(contract.replyLeave, { id: outside, isApproved: true })).toBe('NOT_FOUND')
    await zhou.call(contract.replyLeave, { id, isApproved: true })
    await tang.call(contract.replyLeave, { id: outside, isApproved: true })
  })
})

describe('the streak', () => {
  test('days of approved leave do not break it; days without leave do', async () => {
    const { lin, chen, team, runJobs, parts } = await opened()
    const id = team.linId
    const signIn = () => lin.call(signInToday, { id })
    expect((await signIn()).streak).toBe(1)
    const from = new Date(parts.clock.now().getTime() + dayMs)
    const leave = {
      ...asking,
      from: from.toISOString(),
      until: new Date(from.getTime() + dayMs).toISOString(),
    }
    const { id: requestId } = await lin.call(contract.applyLeave, leave)
    await chen.call(contract.replyLeave, { id: requestId, isApproved: true })
    await runJobs()
    const frozenDay = dayOf(from, 'Asia/Shanghai')
    const { week } = await lin.call(getSignIn, { id })
    const inWeek = week.filter(({ day }) => day === frozenDay)
    expect(inWeek.every(({ isFrozen }) => isFrozen)).toBe(true)

    parts.clock.travel(3 * dayMs)
    expect(await lin.call(getSignIn, { id })).toMatchObject({ isSigned: false, streak: 1 })
    expect((await signIn()).streak).toBe(2)
    parts.clock.travel(3 * dayMs)
    expect(await lin.call(getSignIn, { id })).toMatchObject({ streak: 0 })
    expect((await signIn()).streak).toBe(1)
  })
})
