import { countSubordinates, moveUnit } from '@lyceum/contract/org'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeAccount } from '../../identity/make.ts'
import { headOf, managerOf } from '../line/find-manager.ts'
import { setLine } from '../line/set-manager.ts'
import { subordinatesOf } from '../line/subordinate-queries.ts'
import { makeGrade, makeJob, makePosition, makeUnit } from '../make.ts'
import { on } from '../tables.ts'
import { closeUnit } from '../unit/close-unit.ts'
import { addJob, endJob, endJobs, setMainJob } from './assign-job.ts'
import { jobsOf } from './queries.ts'

async function office() {
  const opening = await testApp()
  const db = await opening.db()
  const ctx = await opening.ctx()
  const root = await makeUnit(db, { code: 'CO', name: '公司' })
  const team = await makeUnit(db, { code: 'T', name: '组', parentId: root })
  const positionId = await makePosition(db, { code: 'GEN', name: '员工' })
  const gradeId = await makeGrade(db, { code: 'P1', name: '一级' })
  const post = { unitId: team, positionId, gradeId, isHead: false }
  const person = (name: string) => makeAccount(db, { userName: `u-${crypto.randomUUID()}`, name })
  const lead = async (unitId: string, name: string) => {
    const accountId = await person(name)
    await makeJob(db, { accountId, unitId, positionId, isHead: true })
    return accountId
  }
  return { ...opening, newCtx: opening.ctx, sql: db, ctx, root, team, post, person, lead }
}

test('setting a main job is idempotent; a new one ends the old, a correction on the same day replaces it', async () => {
  const { ctx, sql, root, post, person, asOwner } = await office()
  const accountId = await person('小周')
  const job = { accountId, ...post, since: '2024-03-01' }
  expect(await setMainJob(ctx, job)).toBe(true)
  expect(await setMainJob(ctx, { ...job, since: '2025-01-01' })).toBe(false)
  expect(await setMainJob(ctx, { ...job, gradeId: null })).toBe(true)
  expect(await setMainJob(ctx, { ...job, unitId: root, since: '2024-06-01' })).toBe(true)
  await expect(setMainJob(ctx, { ...job, since: '2024-01-01' })).rejects.toThrow('JOB_DATES')
  expect(await jobsOf(sql, accountId)).toMatchObject([
    { unitName: '公司', isMain: true, since: '2024-06-01', until: null },
    { unitName: '组', gradeName: null, since: '2024-03-01', until: '2024-06-01' },
  ])
  const { rows } = await asOwner((client) =>
    client.query("select count(*)::int as told from platform.fact where name = 'org.jobChanged'"),
  )
  expect(rows).toEqual([{ told: 3 }])
})

test('second jobs begin and end; a job ends neither before it began nor tomorrow', async () => {
  const { ctx, sql, root, post, person } = await office()
  const accountId = await person('小周')
  await setMainJob(ctx, { accountId, ...post, since: '2024-03-01' })
  const jobId = await addJob(ctx, { accountId, ...post, unitId: root, since: '2024-04-01' })
  const end = (until: string, who = accountId) => endJob(ctx, { accountId: who, jobId, until })
  await expect(end('2024-03-31')).rejects.toThrow('JOB_DATES')
  await expect(end('2999-01-01')).rejects.toThrow('JOB_DATES')
  await expect(end('2024-05-01', await person('别人'))).rejects.toThrow('NOT_FOUND')
  await end('2024-05-01')
  await expect(end('2024-05-01')).rejects.toThrow('NOT_FOUND')
  await endJobs(ctx, accountId, '2024-09-01')
  expect((await jobsOf(sql, accountId)).map(({ until }) => until)).toEqual(['2024-09-01', '2024-05-01'])
  await expect(addJob(ctx, { accountId, ...post, unitId: '1', since: '2024-04-01' })).rejects.toThrow(
    'NOT_FOUND',
  )
})

test('the manager is the named one, otherwise the nearest head who is not oneself', async () => {
  const { ctx, sql, root, team, post, person, lead } = await office()
  const boss = await lead(root, '老总')
  const head = await lead(team, '组长')
  const member = await person('组员')
  await setMainJob(ctx, { accountId: member, ...post, since: '2024-03-01' })
  expect(await headOf(sql, team)).toBe(head)
  expect(await managerOf(sql, member)).toBe(head)
  expect(await managerOf(sql, head)).toBe(boss)
  expect(await managerOf(sql, boss)).toBeUndefined()
  await setLine(ctx, { accountId: member, managerId: boss })
  expect(await managerOf(sql, member)).toBe(boss)
  await setLine(ctx, { accountId: member, managerId: null })
  expect(await managerOf(sql, member)).toBe(head)
  await expect(setLine(ctx, { accountId: boss, managerId: member })).rejects.toThrow('LINE_CIRCLE')
  await expect(setLine(ctx, { accountId: boss, managerId: boss })).rejects.toThrow('LINE_CIRCLE')
  expect(await managerOf(sql, boss)).toBeUndefined()
})

test('neither a new head nor a moved unit can close a reporting circle with a named manager', async () => {
  const { ctx, sql, admin, root, team, post, person, lead } = await office()
  const other = await makeUnit(sql, { code: 'O', name: '外组', parentId: root })
  const head = await lead(team, '组长')
  const outsider = await lead(other, '外组长')
  await setLine(ctx, { accountId: head, managerId: outsider })
  expect(await admin.refused(moveUnit, { id: other, parentId: team, people: 1 })).toBe('LINE_CIRCLE')
  const rows = await on(sql).selectFrom('org.unit').select('parentId').where('id', '=', other).execute()
  expect(rows).toEqual([{ parentId: root }])
  // Heads of each other's units, each by a second job.
  const [a, b] = [await makeUnit(sql, { code: 'A' }), await makeUnit(sql, { code: 'B' })]
  const [ann, ben] = [await person('安'), await person('本')]
  await setMainJob(ctx, { accountId: ann, ...post, unitId: a, since: '2024-01-01' })
  await setMainJob(ctx, { accountId: ben, ...post, unitId: b, since: '2024-01-01' })
  await addJob(ctx, { accountId: ann, ...post, unitId: b, isHead: true, since: '2024-02-01' })
  await expect(
    addJob(ctx, { accountId: ben, ...post, unitId: a, isHead: true, since: '2024-02-01' }),
  ).rejects.toThrow('LINE_CIRCLE')
})

test('B-224 subordinates are listed page by page, the same people that are counted', async () => {
  const { ctx, sql, lin, root, team, post, person } = await office()
  const { usrId } = await lin.call(getCurrentUser, {})
  await setMainJob(ctx, { accountId: usrId, ...post, unitId: team, isHead: true, since: '2020-01-01' })
  const members = [await person('甲'), await person('乙'), await person('丙')]
  for (const accountId of members) await setMainJob(ctx, { accountId, ...post, since: '2024-01-01' })
  await addJob(ctx, { accountId: members[0] ?? '', ...post, since: '2024-01-01' })
  const outside = await person('外部')
  await setMainJob(ctx, { accountId: outside, ...post, unitId: root, since: '2024-01-01' })
  await setLine(ctx, { accountId: outside, managerId: usrId })
  const first = await subordinatesOf(sql, usrId, { limit: 3 })
  const second = await subordinatesOf(sql, usrId, { after: first.at(-1) ?? '', limit: 3 })
  expect([...first, ...second].toSorted()).toEqual([...members, outside].toSorted())
  expect(await lin.call(countSubordinates, {})).toEqual({ count: 4 })
  expect(await subordinatesOf(sql, outside, { limit: 3 })).toEqual([])
})

test('nobody gets a job in a unit while it closes, and no unit closes while somebody gets a job in it', async () => {
  const opening = await office()
  const { ctx, sql, root, post, person } = opening
  for (let round = 0; round < 10; round += 1) {
    const second = await opening.newCtx()
    const unitId = await makeUnit(sql, { code: `R${round}`, parentId: root })
    const accountId = await person('小周')
    const admin = { ...ctx.actor, permissions: new Map([['org.manage', [{ kind: 'site' } as const]]]) }
    const results = await Promise.allSettled([
      ctx.transaction((ctx) => closeUnit({ ...ctx, actor: admin }, { id: unitId })),
      setMainJob(second, { accountId, ...post, unitId, since: '2024-01-01' }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})
