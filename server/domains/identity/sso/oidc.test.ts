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
import { house } from '#testing/house'
import { oidcHouse } from '#testing/oidc'
import { makeAccount } from '../make.ts'

const callback = 'http://alpha.test/sso/callback'

type Options = { readonly linkBy?: 'email' | 'staffNo'; readonly autoCreate?: boolean }

async function opened(
  people: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  options: Options = {},
) {
  const opening = await house()
  const other = await oidcHouse(people, callback)
  const config = { kind: 'oidc', issuer: other.issuer, clientId: 'portal', ...options } as const
  const secret = 'portal-secret-of-a-test'
  const { id: providerId } = await opening.admin.call(addProvider, {
    name: '集团统一登录',
    config,
    secret,
    isEnabled: true,
  })
  /** Signs in over there as this person; answers the code of the refusal, or none. */
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

test('a person whose verified mailbox is known signs in, and is known by the subject from then on', async () => {
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

test('a mailbox that the provider has not verified, or that two people share, opens nothing', async () => {
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

test('a mailbox that was passed on to somebody else does not open the account it opened before', async () => {
  const { db, enter } = await opened({ 'sub-zhang': zhang, 'sub-heir': { ...zhang, name: '继任' } })
  await makeAccount(await db(), { userName: 'zhangsan', name: '张三', email: 'zhang@alpha.test' })
  expect((await enter('sub-zhang')).refused).toBe('none')
  expect((await enter('sub-heir')).refused).toBe('PROVIDER_REFUSED')
})

test('a provider may be asked for the staff number instead', async () => {
  const { db, enter } = await opened(
    { 'sub-zhang': { ...zhang, employee_no: '1001' } },
    { linkBy: 'staffNo' },
  )
  const account = await makeAccount(await db(), { userName: 'zhangsan', name: '张三', staffNo: '1001' })
  const { refused, browser } = await enter('sub-zhang')
  expect(refused).toBe('none')
  expect((await browser.call(getCurrentUser, {})).usrId).toBe(account)
})

test('where the provider may make accounts, a first meeting makes one, also when two come at once', async () => {
  const { enter, asOwner } = await opened(
    { 'sub-new': { ...zhang, preferred_username: 'lin' } },
    { autoCreate: true },
  )
  const both = await Promise.all([enter('sub-new'), enter('sub-new')])
  expect(both.map(({ refused }) => refused)).toEqual(['none', 'none'])
  const { rows } = await asOwner((client) =>
    client.query("select user_name, name, email from identity.account where name = '张三'"),
  )
  // The wished name belongs to somebody, so it gets a mark.
  expect(rows).toEqual([
    { user_name: expect.stringMatching(/^lin-[0-9a-f]{8}$/), name: '张三', email: 'zhang@alpha.test' },
  ])
})

test('a suspended account is told so, by this door too', async () => {
  const { db, enter, admin } = await opened({ 'sub-zhang': zhang })
  const id = await makeAccount(await db(), { userName: 'zhangsan', name: '张三', email: 'zhang@alpha.test' })
  expect((await enter('sub-zhang')).refused).toBe('none')
  await admin.call(actOnAccount, { id, act: 'suspend' })
  expect((await enter('sub-zhang')).refused).toBe('ACCOUNT_SUSPENDED')
})

test('INV-S09 the answer of a provider works once, in the browser that asked, for its own state', async () => {
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

test('a code that was changed on its way, and one that came too late, are refused', async () => {
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

test('providers are shown without their secrets, switched off they are gone, and others never see them', async () => {
  const { admin, nobody, lin, foreignAdmin, stranger, providerId, config, asOwner } = await opened({})
  expect(await nobody.call(getSignInOptions, {})).toMatchObject({
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
  expect(await stranger.refused(startOidc, { providerId })).toBe('PROVIDER_REFUSED')
  await admin.call(editProvider, edit)
  expect((await nobody.call(getSignInOptions, {})).providers).toEqual([])
  expect(await nobody.refused(startOidc, { providerId })).toBe('PROVIDER_REFUSED')

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

test('a provider that is away is one refusal, and no internal address is asked for it', async () => {
  const { admin, nobody, logLines } = await house()
  const config = { kind: 'oidc', issuer: 'http://169.254.169.254/', clientId: 'x' } as const
  const { id } = await admin.call(addProvider, { name: '云', config, isEnabled: true })
  expect(await nobody.refused(startOidc, { providerId: id })).toBe('PROVIDER_REFUSED')
  expect(logLines.join('')).toMatch(/may not be called|insecure|a provider did not vouch/)
})
