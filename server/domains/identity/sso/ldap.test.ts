import { addProvider, getCurrentUser, getSignInOptions, ldapLogin } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { directory, noSlapd, slapd } from '#testing/servers/slapd'
import { makeAccount, makeCaptcha } from '../make.ts'
import { hashPassword } from '../hashing/hash-password.ts'

const people = [
  {
    uid: 'zhangsan',
    cn: '张三',
    mail: 'zhang@alpha.test',
    employeeNumber: '1001',
    userPassword: ' Secret#知行 ',
  },
  { uid: 'lisi', cn: '李四', mail: 'li@alpha.test', employeeNumber: '1002', userPassword: 'Other#2' },
]
const password = ' Secret#知行 '

type Options = { readonly autoCreate?: boolean; readonly startTls?: boolean; readonly secure?: boolean }

async function opened({ secure, ...options }: Options = {}) {
  const opening = await testApp()
  const server = await slapd(people)
  const { baseDn, bindDn, secret } = directory
  const tls = secure || options.startTls ? { ca: server.ca } : {}
  const config = {
    kind: 'ldap',
    url: secure ? server.secureUrl : server.url,
    baseDn,
    bindDn,
    ...tls,
    ...options,
  } as const
  const { id: providerId } = await opening.admin.call(addProvider, {
    name: '公司账号',
    config,
    secret,
    isEnabled: true,
  })
  const enter = async (userName: string, typed: string, browser = browserIn(opening)) => {
    const captcha = await makeCaptcha(await opening.db(), opening.parts.config)
    return browser.refused(ldapLogin, { providerId, userName, password: typed, ...captcha })
  }
  return { ...opening, ...server, providerId, enter }
}

if (noSlapd) process.stderr.write(`${noSlapd}\n`)

test.skipIf(noSlapd)(
  'the directory password signs in to the account with the same staff number',
  async () => {
    const opening = await opened()
    const { db, enter, anonymous, providerId } = opening
    const account = await makeAccount(await db(), { userName: 'zsan', name: '张三', staffNo: '1001' })
    expect((await anonymous.call(getSignInOptions, {})).providers).toEqual([
      { id: providerId, name: '公司账号', kind: 'ldap' },
    ])
    const browser = browserIn(opening)
    expect(await enter(' ZhangSan ', password, browser)).toBe('none')
    expect((await browser.call(getCurrentUser, {})).usrId).toBe(account)
    expect(await enter('zhangsan', password.trim())).toBe('label_user_login_error')
    expect(await enter('lisi', 'Other#2')).toBe('label_user_login_error')
  },
)

test.skipIf(noSlapd)('over TLS from the start, and with STARTTLS', async () => {
  for (const options of [{ secure: true }, { startTls: true }]) {
    const { db, enter } = await opened(options)
    await makeAccount(await db(), { userName: 'zsan', name: '张三', staffNo: '1001' })
    expect(await enter('zhangsan', password)).toBe('none')
  }
})

test.skipIf(noSlapd)(
  'A49 a typed name is a value and never a filter, and an empty password is rejected',
  async () => {
    const { db, enter } = await opened()
    await makeAccount(await db(), { userName: 'zsan', name: '张三', staffNo: '1001' })
    for (const name of ['zhang*', '*', 'zhangsan)(uid=*', '*)(objectClass=*', 'zhangsan\\00', '\\2a'])
      expect(await enter(name, password)).toBe('label_user_login_error')
    expect(await enter('zhangsan', '')).toBe('LOGIN_PASSWORD_REQUIRED')
    expect(await enter('', password)).toBe('LOGIN_NAME_REQUIRED')
  },
)

test.skipIf(noSlapd)(
  'A21 wrong attempts with the directory and the local password are counted together',
  async () => {
    const opening = await opened()
    const { db, enter } = opening
    const passwordHash = await hashPassword('Harbour-Lantern-42')
    await makeAccount(await db(), { userName: 'zhangsan', name: '张三', staffNo: '1001', passwordHash })
    const outsider = browserIn(opening)
    for (let i = 0; i < 2; i += 1)
      expect(await enter('zhangsan', 'wrong', outsider)).toBe('label_user_login_error')
    expect(await outsider.signInRefused('zhangsan', 'wrong')).toBe('LOGIN_FAILURE_WARNING')
    expect(await enter('zhangsan', 'wrong', outsider)).toBe('LOGIN_FAILURE_WARNING')
    expect(await outsider.signInRefused('zhangsan', 'wrong')).toBe('ACCOUNT_FROZEN')
    expect(await enter('zhangsan', password, outsider)).toBe('ACCOUNT_FROZEN')
  },
)

test.skipIf(noSlapd)(
  'INV-S10 a name unknown to the directory is warned and frozen like any other',
  async () => {
    const { db, enter } = await opened()
    await makeAccount(await db(), { userName: 'zsan', name: '张三', staffNo: '1001' })
    const answerFor = async (name: string) => {
      const answers: string[] = []
      for (let i = 0; i < 6; i += 1) answers.push(await enter(name, 'wrong'))
      return answers
    }
    expect(await answerFor('nobody')).toEqual(await answerFor('zhangsan'))
  },
)

test.skipIf(noSlapd)('where the directory may create accounts, a first login creates one', async () => {
  const opening = await opened({ autoCreate: true })
  const browser = browserIn(opening)
  expect(await opening.enter('lisi', 'Other#2', browser)).toBe('none')
  expect(await browser.call(getCurrentUser, {})).toMatchObject({ name: '李四', usrSteUsrId: 'lisi' })
  expect(await opening.enter('lisi', 'Other#2')).toBe('none')
})

test.skipIf(noSlapd)('an unavailable directory rejects without counting a failure', async () => {
  const opening = await opened()
  const { db, enter, stop, asOwner } = opening
  await makeAccount(await db(), { userName: 'zsan', name: '张三', staffNo: '1001' })
  await stop()
  for (let i = 0; i < 7; i += 1) expect(await enter('zhangsan', 'wrong')).toBe('PROVIDER_REFUSED')
  const { rows } = await asOwner((client) =>
    client.query('select 1 from identity.failure where failures > 0'),
  )
  expect(rows).toEqual([])
})

test.skipIf(noSlapd)('this sign-in method requires a captcha as well', async () => {
  const { anonymous, providerId } = await opened()
  expect(await anonymous.refused(ldapLogin, { providerId, userName: 'zhangsan', password })).toBe(
    'CAPTCHA_INVALID',
  )
})
