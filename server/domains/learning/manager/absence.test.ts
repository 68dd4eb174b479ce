import * as contract from '@lyceum/contract/learning'
import { describe, expect, test } from 'vitest'
import { changeSettings } from '#domains/site'
import { testApp } from '#testing/test-app'
import { escalateOld } from './escalate-approvals.ts'
import { asksFor, makeTeam } from '../team-make.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('a deputy', () => {
  test('sees the approvals and decides while the manager is away, and both names are stored', async () => {
    const home = await testApp()
    const { chenId, meiId, chenName, meiName } = await makeTeam(home)
    const itmId = await asksFor(home, home.lin, '代理')
    const away = { deputyId: meiId, from: inDays(-1).toISOString(), until: inDays(7).toISOString() }
    await home.chen.call(contract.nameDeputy, away)
    expect((await home.mei.call(contract.listApprovalInboxes, {})).desks).toMatchObject([
      { isOwn: true, pending: 0 },
      { id: chenId, isOwn: false, pending: 1 },
    ])
    expect((await home.mei.call(contract.listSubordinates, { id: chenId })).total).toBe(1)
    const [request] = (await home.mei.call(contract.listApprovals, { id: chenId })).records
    await home.mei.call(contract.decideApproval, { id: request?.id ?? '', isApproved: true, opinion: '可以' })
    expect((await home.lin.call(contract.getMyEnrolment, { itmId })).approvals).toMatchObject([
      { approver: meiName, onBehalfOf: chenName },
    ])
    const history = await home.chen.call(contract.listApprovals, { id: chenId, isPending: false })
    expect(history.records).toMatchObject([{ decidedBy: meiName, onBehalfOf: chenName }])
  })

  test('has no access before and after, nor once the manager is back', async () => {
    const home = await testApp()
    const { chenId, meiId } = await makeTeam(home)
    await asksFor(home, home.lin, '代理')
    const [request] = (await home.chen.call(contract.listApprovals, { id: chenId })).records
    const decision = { id: request?.id ?? '', isApproved: true }
    await home.chen.call(contract.nameDeputy, {
      deputyId: meiId,
      from: inDays(2).toISOString(),
      until: inDays(9).toISOString(),
    })
    expect(await home.mei.refused(contract.decideApproval, decision)).toBe('NOT_FOUND')
    home.parts.clock.travel(3 * 86_400_000)
    expect((await home.mei.call(contract.listApprovalInboxes, {})).desks).toHaveLength(2)
    await home.chen.call(contract.endDeputy, {})
    expect(await home.mei.refused(contract.decideApproval, decision)).toBe('NOT_FOUND')
    const { rows } = await home.asOwner((client) =>
      client.query<{ action: string }>(
        "select action from platform.audit_entry where action like 'learning.deputy.%' order by seq",
      ),
    )
    expect(rows.map(({ action }) => action)).toEqual(['learning.deputy.name', 'learning.deputy.end'])
  })

  test('never decides their own request', async () => {
    const home = await testApp()
    const { chenId, linId } = await makeTeam(home)
    await asksFor(home, home.lin, '自批')
    const [request] = (await home.chen.call(contract.listApprovals, { id: chenId })).records
    await home.chen.call(contract.nameDeputy, {
      deputyId: linId,
      from: inDays(-1).toISOString(),
      until: inDays(7).toISOString(),
    })
    expect(await home.lin.refused(contract.decideApproval, { id: request?.id ?? '', isApproved: true })).toBe(
      'NOT_FOUND',
    )
  })

  test('must be another person, for a valid period, and named by a manager', async () => {
    const home = await testApp()
    const { chenId, meiId } = await makeTeam(home)
    const away = { from: inDays(0).toISOString(), until: inDays(7).toISOString() }
    expect(await home.chen.refused(contract.nameDeputy, { deputyId: chenId, ...away })).toBe('DEPUTY_IS_SELF')
    const backwards = { from: away.until, until: away.from }
    expect(await home.chen.refused(contract.nameDeputy, { deputyId: meiId, ...backwards })).toBe(
      'DEPUTY_PERIOD',
    )
    expect(await home.mei.refused(contract.nameDeputy, { deputyId: chenId, ...away })).toBe('NO_SUBORDINATES')
  })
})

describe('old requests', () => {
  test('are escalated to the next manager after seven days, once, and both may decide', async () => {
    const home = await testApp()
    const { chenId, bossId, linId } = await makeTeam(home)
    await asksFor(home, home.lin, '拖延')
    const later = async () => (await home.ctx()).transaction((ctx) => escalateOld(ctx))
    home.parts.clock.travel(6 * 86_400_000)
    expect(await later()).toBe(0)
    home.parts.clock.travel(2 * 86_400_000)
    expect(await later()).toBe(1)
    expect(await later()).toBe(0)
    const [mine] = (await home.chen.call(contract.listApprovals, { id: chenId })).records
    expect(mine).toMatchObject({ isEscalated: true, escalatedFrom: '' })
    const [above] = (await home.tang.call(contract.listApprovals, { id: bossId })).records
    expect(above).toMatchObject({ id: mine?.id, isEscalated: true })
    expect(above?.escalatedFrom).not.toBe('')
    const { rows } = await home.asOwner((client) =>
      client.query<{ details: unknown }>(
        "select details from platform.fact where name = 'learning.approvalEscalated'",
      ),
    )
    expect(rows.map(({ details }) => details)).toEqual([
      { approvalId: mine?.id, accountId: linId, fromId: chenId, toId: bossId },
    ])
    await home.tang.call(contract.decideApproval, { id: above?.id ?? '', isApproved: true })
  })

  test('a site can disable escalation', async () => {
    const home = await testApp()
    await makeTeam(home)
    const ctx = await home.ctx()
    await ctx.transaction((ctx) => changeSettings(ctx, [{ name: 'approval.escalateDays', value: 0 }]))
    await asksFor(home, home.lin, '不转')
    home.parts.clock.travel(90 * 86_400_000)
    expect(await (await home.ctx()).transaction((ctx) => escalateOld(ctx))).toBe(0)
  })
})
