import {
  addProvider,
  editProvider,
  finishOidc,
  getCurrentUser,
  getSignInOptions,
  listProviders,
  startOidc,
} from '@lyceum/contract/identity'
import { actOnPerson as actOnAccount } from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { startOidcProvider } from '#testing/servers/oidc'
import { makeAccount } from '../make.ts'

const callback = 'http://alpha.test/sso/callback'

type Options = { readonly linkBy?: 'email' | 'staffNo'; readonly autoCreate?: boolean }

async function opened(
  people: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  options: Options = {},
) {
  const opening = await testApp()
  const other = await startOidcProvider(people, callback)
  const config = { kind: 'oidc', issuer: other.issuer, clientId: 'portal', ...options } as const
  const secret = 'portal-secret-of-a-test'
  const { id: providerId } = await opening.admin.call(addProvider, {
    name: '集团统一登录',
    config,
    secret,
    isEnabled: true,
  })
  /** Signs in at the provider as this person; returns the error code, or none. */
  const enter = async (login: string, browser = browserIn(opening)) => {
    const { url } = await browser.call(startOidc, { providerId })
    const query = await other.visit(url, login)
    return { refused: await browser.refused(finishOidc, { query }), browser, query }
  }
  return { ...opening, ...other, providerId, config, enter }
}

const zhang = {
  name: '张三',
  preferred_username: 'zhang.san',
  email: 'zhang@alpha.test',
  email_verified: true,
}

test('a person with a known verified mailbox signs in, and is identified by the subject from then on', async () => {
  const { db, enter, asOwner } = await opened({ 'sub-zhang': zhang })
  const account = await makeAccount(await db(), {
    userName: 'zhangsan',
    name: '张三',
    email: 'Zhang@alpha.test',
  })
  const { refused, browser } = await enter('sub-zhang')
  expect(refused).toBe('none')
  expect(await browser.call(getCurrentUser, {})).toMatchObject({ usrId: account })
  await asOwner((client) =>
    client.query("update identity.account set email = 'new@alpha.test' where id = $1", [account]),
  )
  expect((await enter('sub-zhang')).refused).toBe('none')
})

test('an unverified mailbox, or one that two people share, gives no access', async () => {
  const { db, enter } = await opened({
    'sub-zhang': { ...zhang, email_verified: false },
    'sub-li': { name: '李四', email: 'li@alpha.test', email_verified: true },
  })
  const alpha = await db()
  await makeAccount(alpha, { userName: 'zhangsan', name: '张三', email: 'zhang@alpha.test' })
  await makeAccount(alpha, { userName: 'lisi', name: '李四', email: 'li@alpha.test' })
  await makeAccount(alpha, { userName: 'lisi2', name: '李四', email: 'li@alpha.test' })
  expect((await enter('sub-zhang')).refused).toBe('PROVIDER_REFUSED')
  expect((await enter('sub-li')).refused).toBe('PROVIDER_REFUSED')
})

test('a mailbox passed on to somebody else no longer gives access to the earlier account', async () => {
  const { db, enter } = await opened({ 'sub-zhang': zhang, 'sub-heir': { ...zhang, name: '继任' } })
  await makeAccount(await db(), { userName: 'zhangsan', name: '张三', email: 'zhang@alpha.test' })
  expect((await enter('sub-zhang')).refused).toBe('none')
  expect((await enter('sub-heir')).refused).toBe('PROVIDER_REFUSED')
})

test('a provider can match by staff number instead', async () => {
  const { db, enter } = await opened(
    { 'sub-zhang': { ...zhang, employee_no: '1001' } },
    { linkBy: 'staffNo' },
  )
  const account = await makeAccount(await db(), { userName: 'zhangsan', name: '张三', staffNo: '1001' })
  const { refused, browser } = await enter('sub-zhang')
  expect(refused).toBe('none')
  expect((await browser.call(getCurrentUser, {})).usrId).toBe(account)
})

test('where the provider may create accounts, a first sign-in creates one, also when two come at once', async () => {
  const { enter, asOwner } = await opened(
    { 'sub-new': { ...zhang, preferred_username: 'lin' } },
    { autoCreate: true },
  )
  const both = await Promise.all([enter('sub-new'), enter('sub-new')])
  expect(both.map(({ refused }) => refused)).toEqual(['none', 'none'])
  const { rows } = await asOwner((client) =>
    client.query("select user_name, name, email from identity.account where name = '张三'"),
  )
  // The requested name is taken, so it gets a suffix.
  expect(rows).toEqual([
    { user_name: expect.stringMatching(/^lin-[0-9a-f]{8}$/), name: '张三', email: 'zhang@alpha.test' },
  ])
})

test('a suspended account is rejected with its own error by this method too', async () => {
  const { db, enter, admin } = await opened({ 'sub-zhang': zhang })
  const id = await makeAccount(await db(), { userName: 'zhangsan', name: '张三', email: 'zhang@alpha.test' })
  expect((await enter('sub-zhang')).refused).toBe('none')
  await admin.call(actOnAccount, { id, act: 'suspend' })
  expect((await enter('sub-zhang')).refused).toBe('ACCOUNT_SUSPENDED')
})

test('INV-S09 the response of a provider works once, in the same browser, for its own state', async () => {
  const opening = await opened({ 'sub-zhang': zhang })
  const { db, providerId, visit, enter } = opening
  await makeAccount(await db(), { userName: 'zhangsan', name: '张三', email: 'zhang@alpha.test' })
  const victim = browserIn(opening)
  const attacker = browserIn(opening)
  const { url } = await attacker.call(startOidc, { providerId })
  const stolen = await visit(url, 'sub-zhang')
  await victim.call(startOidc, { providerId })
  expect(await victim.refused(finishOidc, { query: stolen })).toBe('PROVIDER_REFUSED')
  expect(await browserIn(opening).refused(finishOidc, { query: stolen })).toBe('PROVIDER_REFUSED')
  expect(await attacker.refused(finishOidc, { query: stolen })).toBe('PROVIDER_REFUSED')

  const { query, browser } = await enter('sub-zhang')
  expect(await browser.refused(finishOidc, { query })).toBe('PROVIDER_REFUSED')
  for (const bad of ['state=invented&code=x', 'error=access_denied', '?'])
    expect(await browser.refused(finishOidc, { query: bad })).toBe('PROVIDER_REFUSED')
})

test('a changed code and an expired one are rejected', async () => {
  const opening = await opened({ 'sub-zhang': zhang })
  const { providerId, visit, parts } = opening
  const browser = browserIn(opening)
  const first = await visit((await browser.call(startOidc, { providerId })).url, 'sub-zhang')
  expect(await browser.refused(finishOidc, { query: first.replace(/code=[^&]+/, 'code=forged') })).toBe(
    'PROVIDER_REFUSED',
  )
  const second = await visit((await browser.call(startOidc, { providerId })).url, 'sub-zhang')
  parts.clock.travel(600_001)
  expect(await browser.refused(finishOidc, { query: second })).toBe('PROVIDER_REFUSED')
})

test('providers are listed without secrets, disabled ones are hidden, and other sites never see them', async () => {
  const {
    admin,
    anonymous,
    lin,
    foreignAdmin,
    stranger: outsider,
    providerId,
    config,
    asOwner,
  } = await opened({})
  expect(await anonymous.call(getSignInOptions, {})).toMatchObject({
    captcha: 'ALWAYS',
    providers: [{ id: providerId, name: '集团统一登录', kind: 'oidc' }],
  })
  const shown = await admin.send(listProviders, {})
  expect(shown.json()).toMatchObject({
    result: { records: [{ hasSecret: true, config: { clientId: 'portal' } }] },
  })
  expect(shown.body).not.toContain('portal-secret')
  expect(await lin.refused(listProviders, {})).toBe('NO_RIGHT_READ_MSG')
  const edit = { id: providerId, name: '统一登录', config, isEnabled: false }
  expect(await foreignAdmin.refused(editProvider, edit)).toBe('NOT_FOUND')
  expect(await outsider.refused(startOidc, { providerId })).toBe('PROVIDER_REFUSED')
  await admin.call(editProvider, edit)
  expect((await anonymous.call(getSignInOptions, {})).providers).toEqual([])
  expect(await anonymous.refused(startOidc, { providerId })).toBe('PROVIDER_REFUSED')

  const { rows } = await asOwner((client) =>
    client.query<{ sealed: Buffer }>('select sealed_secret as sealed from identity.provider'),
  )
  expect(rows[0]?.sealed.toString('utf8')).not.toContain('portal-secret')
  const audit = await asOwner((client) =>
    client.query<{ action: string }>('select action, before, after from platform.audit_entry'),
  )
  expect(audit.rows.map(({ action }) => action)).toEqual(['identity.provider.add', 'identity.provider.edit'])
  expect(JSON.stringify(audit.rows)).not.toContain('portal-secret')
})

test('an unavailable provider gives one error, and no internal address is requested', async () => {
  const { admin, anonymous, logLines } = await testApp()
  const config = { kind: 'oidc', issuer: 'http://169.254.169.254/', clientId: 'x' } as const
  const { id } = await admin.call(addProvider, { name: '云', config, isEnabled: true })
  expect(await anonymous.refused(startOidc, { providerId: id })).toBe('PROVIDER_REFUSED')
  expect(logLines.join('')).toMatch(/may not be called|insecure|provider rejected the sign-in/)
})
