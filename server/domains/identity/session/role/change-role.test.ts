import { changeRole, getCurrentUser } from '@lyceum/contract/identity'
import { listSettings } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { grantRole, withdrawRole } from '#domains/identity'
import { browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { assignmentIdsOf, makeAccount } from '../../make.ts'
import { hashPassword } from '../../hashing/hash-password.ts'

const password = 'Harbour-Lantern-42'
const passwordHash = await hashPassword(password)

async function openWithDuo() {
  const opening = await testApp()
  const roles = ['ADM', 'INSTR'] as const
  const duo = await makeAccount(await opening.db(), { userName: 'duo', name: '双职', passwordHash, roles })
  const browser = browserIn(opening)
  await browser.signIn('duo', password)
  return { ...opening, duo, browser }
}

test('B-216 the current user includes the roles of the site and the permissions of the active one', async () => {
  const { admin, lin, chen, tang } = await testApp()
  expect(await admin.call(getCurrentUser, {})).toMatchObject({
    currentRole: 'ADM_1',
    roleUrlHome: '/manage',
    access: expect.arrayContaining(['identity.manage', 'site.manage']),
    roleList: [
      { roleExtId: 'NLRN_1', title: '学员' },
      { roleExtId: 'ADM_1', title: '系统管理员' },
    ],
  })
  expect(await lin.call(getCurrentUser, {})).toMatchObject({
    currentRole: 'NLRN_1',
    roleUrlHome: '/home',
    access: [],
    usrNickname: '林知夏',
  })
  expect((await chen.call(getCurrentUser, {})).currentRole).toBe('INSTR_1')
  expect((await tang.call(getCurrentUser, {})).currentRole).toBe('TADM_1')
})

test('B-127 B-128 a switch returns the address of the role, a new session id and an audit entry', async () => {
  const { browser, asOwner, duo } = await openWithDuo()
  const before = browser.jar.get('__Host-sid') ?? ''
  expect(await browser.call(changeRole, { roleExtId: 'INSTR_1' })).toEqual({ url: '/home' })
  expect(await browser.call(getCurrentUser, {})).toMatchObject({ currentRole: 'INSTR_1' })
  expect(await browser.refused(listSettings, {})).toBe('INSUFFICIENT_ROLE')
  expect(await browser.call(changeRole, { roleExtId: 'ADM_1' })).toEqual({ url: '/manage' })
  expect(await browser.refused(listSettings, {})).toBe('none')

  browser.jar.set('__Host-sid', before)
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
  const { rows } = await asOwner((client) =>
    client.query('select action, object, before, after from platform.audit_entry order by seq'),
  )
  expect(rows[0]).toEqual({
    action: 'identity.role.change',
    object: `identity.account:${duo}`,
    before: 'ADM',
    after: 'INSTR',
  })
})

async function withdraw(opening: TestApp, accountId: string, role: 'ADM' | 'TADM' | 'INSTR') {
  await withdrawRole(await opening.ctx(), await assignmentIdsOf(await opening.db(), accountId, role))
}

test('B-218 E-099 INV-R03 only a role of one’s own list, on one’s own site, at that moment', async () => {
  const opening = await openWithDuo()
  const { browser, duo } = opening
  for (const roleExtId of ['TADM_1', 'INSTR_2', 'BOSS_1', '', 'constructor'])
    expect(await browser.refused(changeRole, { roleExtId })).toBe('ERROR_HAVE_NO_PERMISSION')
  expect(await browser.refused(changeRole, { roleExtId: 'NLRN_1' })).toBe('none')
  await withdraw(opening, duo, 'INSTR')
  expect(await browser.refused(changeRole, { roleExtId: 'INSTR_1' })).toBe('ERROR_HAVE_NO_PERMISSION')
})

test('A24 a page of another site cannot switch the role, although the call is a GET', async () => {
  const { browser } = await openWithDuo()
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await browser.send(changeRole, { roleExtId: 'INSTR_1' }, foreign)).statusCode).toBe(403)
  const image = { 'x-requested-with': '' }
  expect((await browser.send(changeRole, { roleExtId: 'INSTR_1' }, image)).statusCode).toBe(403)
  expect((await browser.call(getCurrentUser, {})).currentRole).toBe('ADM_1')
})

test('INV-R04 a withdrawn role is gone with the next call, and a granted one can be switched to', async () => {
  const opening = await openWithDuo()
  const { browser, duo } = opening
  for (let round = 0; round < tier(5, 1000); round += 1) {
    expect(await browser.refused(listSettings, {})).toBe('none')
    await withdraw(opening, duo, 'ADM')
    expect(await browser.refused(listSettings, {})).toBe('NO_RIGHT_READ_MSG')
    await grantRole(await opening.ctx(), { accountIds: [duo], role: 'ADM' })
    expect(await browser.refused(changeRole, { roleExtId: 'ADM_1' })).toBe('none')
  }
  await withdraw(opening, duo, 'ADM')
  expect(await browser.call(getCurrentUser, {})).toMatchObject({
    currentRole: 'NLRN_1',
    roleUrlHome: '/home',
  })
  await grantRole(await opening.ctx(), { accountIds: [duo], role: 'ADM' })
  expect(await browser.refused(changeRole, { roleExtId: 'ADM_1' })).toBe('none')
  expect(await browser.refused(listSettings, {})).toBe('none')
})

test('INV-R03 a role withdrawn at the same moment never stays in a session', async () => {
  const opening = await openWithDuo()
  const { browser, duo } = opening
  for (let round = 0; round < tier(15, 500); round += 1) {
    await grantRole(await opening.ctx(), { accountIds: [duo], role: 'TADM' })
    const [, switched] = await Promise.all([
      withdraw(opening, duo, 'TADM'),
      browser.refused(changeRole, { roleExtId: 'TADM_1' }),
    ])
    expect(['none', 'ERROR_HAVE_NO_PERMISSION']).toContain(switched)
    expect((await browser.call(getCurrentUser, {})).currentRole).not.toBe('TADM_1')
  }
})
