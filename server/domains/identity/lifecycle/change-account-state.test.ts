import { getCurrentUser } from '@lyceum/contract/identity'
import { actOnPerson as actOnAccount } from '@lyceum/contract/people'
import { saveMyUser } from '@lyceum/contract/profile'
import { expect, test } from 'vitest'
import { withdrawRole } from '#domains/identity'
import { browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { assignmentIdsOf, makeAccount, makeSession } from '../make.ts'
import { hashPassword } from '../hashing/hash-password.ts'

const password = 'Harbour-Lantern-42'
const passwordHash = await hashPassword(password)

async function openWithYuan() {
  const opening = await testApp()
  const yuan = await makeAccount(await opening.db(), { userName: 'yuan', name: '周予安', passwordHash })
  return { ...opening, yuan, browser: browserIn(opening) }
}

test('B-222 E-026 an administrator suspends a person, whose sessions end, and reactivates them', async () => {
  const { admin, yuan, browser, asOwner } = await openWithYuan()
  await browser.signIn('yuan', password)
  await admin.call(actOnAccount, { id: yuan, act: 'suspend', reason: '调查中' })
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
  expect(await browser.signInRefused('yuan', password)).toBe('ACCOUNT_SUSPENDED')
  expect(await admin.refused(actOnAccount, { id: yuan, act: 'suspend' })).toBe('ACCOUNT_ACT_IMPOSSIBLE')
  await admin.call(actOnAccount, { id: yuan, act: 'resume' })
  expect(await admin.refused(actOnAccount, { id: yuan, act: 'resume' })).toBe('ACCOUNT_ACT_IMPOSSIBLE')
  expect(await browser.signInRefused('yuan', password)).toBe('none')
  const { rows } = await asOwner((client) =>
    client.query('select action, before, after from platform.audit_entry order by seq'),
  )
  expect(rows).toEqual([
    { action: 'identity.account.suspend', before: { state: 'active' }, after: { reason: '调查中' } },
    { action: 'identity.account.resume', before: { state: 'suspended' }, after: { reason: '' } },
  ])
})

test('an administrator unlocks a frozen account', async () => {
  const { admin, yuan, browser } = await openWithYuan()
  for (let i = 0; i < 9; i += 1) await browser.signIn('yuan', 'wrong')
  expect(await browser.signInRefused('yuan', password)).not.toBe('none')
  await admin.call(actOnAccount, { id: yuan, act: 'unlock' })
  expect(await browser.signInRefused('yuan', password)).toBe('none')
})

test('an administrator ends all sessions of a person', async () => {
  const { admin, yuan, browser } = await openWithYuan()
  await browser.signIn('yuan', password)
  await admin.call(actOnAccount, { id: yuan, act: 'end-sessions' })
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
})

test('INV-R07 an account of another site, one that has left and one that never existed look the same', async () => {
  const { admin, foreignAdmin, yuan, db, lin } = await openWithYuan()
  const left = await makeAccount(await db(), { userName: 'gone', name: '离开', state: 'left' })
  const answers = await Promise.all([
    foreignAdmin.send(actOnAccount, { id: yuan, act: 'suspend' }),
    admin.send(actOnAccount, { id: left, act: 'suspend' }),
    admin.send(actOnAccount, { id: '4242', act: 'suspend' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  expect(new Set(answers.map((answer) => answer.json<{ errCode: string }>().errCode))).toEqual(
    new Set(['NOT_FOUND']),
  )
  expect(await lin.refused(actOnAccount, { id: yuan, act: 'suspend' })).toBe('NO_RIGHT_EXECUTE_MSG')
})

test('INV-R05 the last administrator of a site cannot be removed', async () => {
  const { admin, asOwner } = await testApp()
  const { usrId } = await admin.call(getCurrentUser, {})
  expect(await admin.refused(actOnAccount, { id: usrId, act: 'suspend' })).toBe('LAST_ADMINISTRATOR')
  expect(await admin.refused(getCurrentUser, {}).catch(() => 'still here')).toBe('still here')
  const byHand = asOwner((client) => client.query("delete from identity.holding where role = 'ADM'"))
  await expect(byHand).rejects.toThrow('LAST_ADMINISTRATOR')
})

async function twoAdmins(opening: TestApp) {
  const db = await opening.db()
  const { usrId } = await opening.admin.call(getCurrentUser, {})
  const second = await makeAccount(db, { userName: 'second', name: '副手', roles: ['ADM'] })
  const token = 'b'.repeat(43)
  await makeSession(db, { accountId: second, token, roles: ['ADM'] })
  const other = browserIn(opening)
  other.jar.set('__Host-sid', token)
  return { first: usrId, second, other, db, token }
}

const admins = `select count(*)::int as n from identity.holding h join identity.account a on a.id = h.account_id
                and a.site_id = h.site_id where h.role = 'ADM' and a.state = 'active' and a.site_id = 1`

test('INV-R05 of two administrators who suspend each other at the same moment one stays', async () => {
  const opening = await testApp()
  const { admin, asOwner } = opening
  const { first, second, other } = await twoAdmins(opening)
  for (let round = 0; round < tier(15, 200); round += 1) {
    const answers = await Promise.all([
      admin.send(actOnAccount, { id: second, act: 'suspend' }),
      other.send(actOnAccount, { id: first, act: 'suspend' }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1)
    const { rows } = await asOwner((client) => client.query<{ n: number }>(admins))
    expect(rows[0]?.n).toBeGreaterThanOrEqual(1)
    await asOwner((client) =>
      client.query(`update identity.account set state = 'active' where id = any($1::bigint[])`, [
        [first, second],
      ]),
    )
    await asOwner((client) =>
      client.query(
        'update identity.session set ended_at = null, end_reason = null where account_id = any($1::bigint[])',
        [[first, second]],
      ),
    )
  }
})

test('INV-R05 of two who withdraw the role from each other at the same moment one stays', async () => {
  const opening = await testApp()
  const { ctx, asOwner } = opening
  const { first, second } = await twoAdmins(opening)
  for (let round = 0; round < tier(15, 200); round += 1) {
    const outcomes = await Promise.allSettled(
      [first, second].map(async (accountId) =>
        withdrawRole(await ctx(), await assignmentIdsOf(await opening.db(), accountId, 'ADM')),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await asOwner((client) => client.query<{ n: number }>(admins))
    expect(rows[0]?.n).toBe(1)
    await asOwner((client) =>
      client.query(
        `insert into identity.holding (site_id, account_id, role) select 1, unnest($1::bigint[]), 'ADM' on conflict do nothing`,
        [[first, second]],
      ),
    )
  }
})

test('the chosen language is saved and used from the next call on', async () => {
  const { lin } = await testApp()
  expect((await lin.call(getCurrentUser, {})).curLan).toBe('zh-CN')
  expect(await lin.call(saveMyUser, { locale: 'en-US' })).toEqual({ locale: 'en-US' })
  const me = await lin.call(getCurrentUser, {})
  expect([me.curLan, me.roleList[0]?.title]).toEqual(['en-US', 'Learner'])
})
