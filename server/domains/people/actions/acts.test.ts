import { getCurrentUser } from '@lyceum/contract/identity'
import {
  actOnPerson,
  createPerson,
  editPerson,
  getPerson,
  leavePerson,
  listPeople,
  listPersonHistory,
  rehirePerson,
  resetPersonPassword,
} from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { makeAccount } from '../../identity/make.ts'
import { makeGrade, makePosition, makeUnit } from '../../org/make.ts'
import { departDue } from './run-due-departures.ts'

const blank = {
  nickname: null,
  gender: null,
  staffNo: null,
  email: null,
  phone: null,
  joinedOn: null,
} as const

async function makeOrg(opening: TestApp) {
  const db = await opening.db()
  const unitId = await makeUnit(db, { code: 'LINE', name: '一号产线' })
  const otherUnit = await makeUnit(db, { code: 'LAB', name: '实验室' })
  const positionId = await makePosition(db, { code: 'OP', name: '操作员' })
  const gradeId = await makeGrade(db, { code: 'P1', name: 'P1' })
  return { db, otherUnit, job: { unitId, positionId, gradeId } }
}

const zhou = { ...blank, name: '周予安', userName: 'zhou_yuan', staffNo: 'HC000777', joinedOn: '2024-03-01' }

test('a new person gets a password that is shown once and must be changed at the first sign-in', async () => {
  const opening = await testApp()
  const { job } = await makeOrg(opening)
  const { admin, logLines } = opening
  const { id, password } = await admin.call(createPerson, { ...zhou, job, password: 'show' })
  const browser = browserIn(opening)
  const response = await browser.signIn('zhou_yuan', password ?? '')
  expect(response.json<{ result: { changeTicket?: string } }>().result.changeTicket).toBeDefined()
  expect(await admin.call(getPerson, { id })).toMatchObject({
    name: '周予安',
    unitName: '一号产线',
    mustChangePassword: true,
    jobs: [{ unitName: '一号产线', isMain: true, since: '2024-03-01' }],
  })
  expect(logLines.join('')).not.toContain(password)
})

test('a link is mailed if there is a mailbox, and rejected otherwise', async () => {
  const opening = await testApp()
  const { job } = await makeOrg(opening)
  expect(await opening.admin.refused(createPerson, { ...zhou, job, password: 'mail' })).toBe(
    'MAILBOX_MISSING',
  )
  expect((await opening.admin.call(listPeople, { text: '周予安' })).records).toEqual([])
})

test('taken user names and staff numbers are rejected, and those of a person who has left lead to the re-hire', async () => {
  const opening = await testApp()
  const { job, db } = await makeOrg(opening)
  const { admin } = opening
  await makeAccount(db, { userName: 'taken', name: '先来', staffNo: 'A1' })
  await makeAccount(db, { userName: 'gone', name: '离开', staffNo: 'A2', state: 'left' })
  const make = (more: object) => admin.refused(createPerson, { ...zhou, job, password: 'none', ...more })
  expect(await make({ userName: 'TAKEN' })).toBe('USER_NAME_TAKEN')
  expect(await make({ staffNo: 'A1' })).toBe('STAFF_NO_TAKEN')
  expect(await make({ staffNo: 'A2' })).toBe('STAFF_NO_HAS_LEFT')
  expect(await make({ userName: 'a b', email: 'nowhere' })).toBe('PERSON_FIELDS_WRONG')
  expect(await make({ isExternal: true, staffNo: null })).toBe('PERSON_FIELDS_WRONG')
})

test('a manual correction is pinned until it is released, with before and after in the history', async () => {
  const opening = await testApp()
  const { job, otherUnit } = await makeOrg(opening)
  const { admin } = opening
  const { id } = await admin.call(createPerson, { ...zhou, job, password: 'none' })
  await admin.call(editPerson, { id, name: '周予宁', email: 'Zhou@Example.com', staffNo: 'HC000777' })
  await admin.call(editPerson, { id, job: { ...job, unitId: otherUnit, since: '2025-01-01' } })
  const { held: pinned, unitName, email } = await admin.call(getPerson, { id })
  expect(pinned.map(({ field }) => field)).toEqual(['email', 'job', 'name'])
  expect([unitName, email]).toEqual(['实验室', 'zhou@example.com'])
  await admin.call(editPerson, { id, release: ['name', 'job'] })
  expect((await admin.call(getPerson, { id })).held.map(({ field }) => field)).toEqual(['email'])
  const { records } = await admin.call(listPersonHistory, { id })
  expect(records.map(({ action }) => action)).toEqual([
    'people.edit',
    'people.edit',
    'people.edit',
    'people.create',
  ])
  expect(records[2]).toMatchObject({
    actorName: '何远舟',
    before: { name: '周予安', email: null },
    after: { name: '周予宁', email: 'zhou@example.com' },
  })
})

test('a person who leaves has no session, job or access; re-hired they are the same person in a new job', async () => {
  const opening = await testApp()
  const { job, otherUnit } = await makeOrg(opening)
  const { admin } = opening
  const { id } = await admin.call(createPerson, { ...zhou, job, password: 'none' })
  const today = new Date().toISOString().slice(0, 10)
  expect(await admin.call(leavePerson, { id, leavesOn: today, reason: '个人原因' })).toEqual({
    state: 'left',
  })
  expect(await admin.refused(leavePerson, { id, leavesOn: today })).toBe('ACCOUNT_ACT_IMPOSSIBLE')
  const gone = await admin.call(getPerson, { id })
  expect(gone).toMatchObject({
    state: 'left',
    unitName: null,
    departure: { reason: '个人原因', isDone: true },
  })
  expect(gone.jobs).toMatchObject([{ until: today }])

  const again = {
    staffNo: 'HC000777',
    job: { ...job, unitId: otherUnit },
    joinedOn: today,
    password: 'show',
  } as const
  const back = await admin.call(rehirePerson, again)
  expect(back.id).toBe(id)
  expect(back.password).not.toBeNull()
  expect(await admin.call(getPerson, { id })).toMatchObject({
    state: 'active',
    unitName: '实验室',
    departure: null,
  })
  expect((await admin.call(getPerson, { id })).jobs).toHaveLength(2)
  expect(await admin.refused(rehirePerson, again)).toBe('NOBODY_LEFT_SO')
})

test('a departure in the future waits for its day, and can be cancelled', async () => {
  const opening = await testApp()
  const { job } = await makeOrg(opening)
  const { admin, parts } = opening
  const { id } = await admin.call(createPerson, { ...zhou, job, password: 'none' })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(await admin.call(leavePerson, { id, leavesOn: day(3) })).toEqual({ state: 'active' })
  expect(await departDue(await opening.ctx())).toBe(0)
  await admin.call(leavePerson, { id, leavesOn: null })
  expect((await admin.call(getPerson, { id })).departure).toBeNull()
  await admin.call(leavePerson, { id, leavesOn: day(2) })
  parts.clock.travel(4 * 86_400_000)
  expect(await departDue(await opening.ctx())).toBe(1)
  expect(await departDue(await opening.ctx())).toBe(0)
})

test('nobody lets themselves leave, and the last administrator cannot leave', async () => {
  const { admin } = await testApp()
  const { usrId } = await admin.call(getCurrentUser, {})
  expect(await admin.refused(leavePerson, { id: usrId, leavesOn: '2026-01-01' })).toBe('ACT_ON_ONESELF')
})

test('a training administrator of one unit can neither change people elsewhere nor give jobs there', async () => {
  const { zhou: scoped, mei, lin, admin } = await testApp()
  const idOf = async (client: typeof mei) => (await client.call(getCurrentUser, {})).usrId
  const [inside, outside] = [await idOf(lin), await idOf(mei)]
  expect(await scoped.refused(getPerson, { id: outside })).toBe('NOT_FOUND')
  expect(await scoped.refused(actOnPerson, { id: outside, act: 'suspend' })).toBe('NOT_FOUND')
  expect(await scoped.refused(resetPersonPassword, { id: outside, way: 'show' })).toBe('NOT_FOUND')
  expect(await scoped.refused(createPerson, { ...zhou, job: null, password: 'none' })).toBe('NOT_FOUND')
  const { jobs } = await admin.call(getPerson, { id: outside })
  const job = { unitId: jobs[0]?.unitId ?? '', positionId: jobs[0]?.positionId ?? '', gradeId: null }
  expect(await scoped.refused(editPerson, { id: inside, job: { ...job, since: '2026-01-01' } })).toBe(
    'NOT_FOUND',
  )
  const names = (await scoped.call(listPeople, {})).records.map(({ name }) => name)
  expect(names).toContain('林知夏')
  expect(names).not.toContain('梅若水')
})

test('nobody gains the rights of another by setting their password or mailbox', async () => {
  const { zhou: scoped, tang, db, admin, asOwner } = await testApp()
  const alpha = await db()
  const chief = await makeAccount(alpha, { userName: 'chief', name: '主管', roles: ['ADM'] })
  const beyond = 'RIGHTS_BEYOND_MINE'
  expect(await tang.refused(resetPersonPassword, { id: chief, way: 'show' })).toBe(beyond)
  expect(await tang.refused(editPerson, { id: chief, email: 'tang@example.com' })).toBe(beyond)
  expect(await tang.refused(actOnPerson, { id: chief, act: 'suspend' })).toBe(beyond)
  expect(await tang.refused(leavePerson, { id: chief, leavesOn: '2026-01-01' })).toBe(beyond)
  await asOwner((client) =>
    client.query("update identity.account set state = 'left', staff_no = 'X1' where id = $1", [chief]),
  )
  const { jobs } = await admin.call(getPerson, { id: (await scoped.call(getCurrentUser, {})).usrId })
  const unitId = jobs[0]?.unitId ?? (await makeUnit(alpha, { code: 'Z' }))
  const job = { unitId, positionId: await makePosition(alpha, { code: 'Z' }), gradeId: null }
  const again = { staffNo: 'X1', job, joinedOn: '2026-01-01', password: 'show' } as const
  expect(await tang.refused(rehirePerson, again)).toBe(beyond)
})
