import { addProvider, finishOidc, ldapLogin, startOidc } from '@lyceum/contract/identity'
import { commitImport, listImportRows, runDirectorySync, saveDirectorySync } from '@lyceum/contract/people'
import { makeCaptcha } from '../../../domains/identity/make.ts'
import { browserIn } from '../../browser.ts'
import { startOidcProvider } from '../../servers/oidc.ts'
import { directory, noSlapd, slapd } from '../../servers/slapd.ts'
import { callOf } from '../report/finding.ts'
import { chief, evil, type AttackEnv } from './scene.ts'
import type { Attack } from './try-attacks.ts'

const userPassword = 'Secret#1'

/** A directory with the attacker's data for the administrator, and the administrator's address for the attacker. */
const entries = [
  { uid: chief.userName, cn: chief.name, mail: evil.email, employeeNumber: chief.staffNo, userPassword },
  { uid: evil.userName, cn: '马', mail: chief.email, employeeNumber: evil.staffNo, userPassword },
]

async function connect({ at }: AttackEnv): Promise<string> {
  const { url } = await slapd(entries)
  const { baseDn, bindDn, secret } = directory
  const config = { kind: 'ldap', url, baseDn, bindDn, linkBy: 'email', autoCreate: true } as const
  const { id } = await at.admin.call(addProvider, { name: '目录', config, secret, isEnabled: true })
  return id
}

const sync = {
  filter: '(objectClass=inetOrgPerson)',
  mapping: { staffNo: 'employeeNumber', userName: 'uid', name: 'cn', email: 'mail' },
  matchBy: 'staffNo',
  missing: 'keep',
  createMissing: false,
  isNightly: false,
} as const

/** Also when a system administrator runs it: a directory has no permissions of its own. */
async function bySync(scene: AttackEnv): Promise<string> {
  const { at } = scene
  const providerId = await connect(scene)
  await at.admin.call(saveDirectorySync, { providerId, ...sync })
  const { id } = await at.admin.call(runDirectorySync, { providerId })
  await at.runJobs()
  const { records } = await at.admin.call(listImportRows, { id, act: 'faulty' })
  await at.admin.send(commitImport, { id })
  return records.length === 2 && records.every(({ problems }) => /权限/.test(problems.join()))
    ? 'refused'
    : 'done'
}

async function byDirectoryLogin(scene: AttackEnv): Promise<string> {
  const { at } = scene
  const providerId = await connect(scene)
  const captcha = await makeCaptcha(await at.db(), at.parts.config)
  const typed = { userName: evil.userName, password: userPassword }
  const answer = await browserIn(at).refused(ldapLogin, { providerId, ...typed, ...captcha })
  return answer === 'none' ? 'done' : answer
}

async function byUnprovenMailbox({ at }: AttackEnv): Promise<string> {
  const claims = { name: '马', email: chief.email, email_verified: false }
  const other = await startOidcProvider({ mallory: claims }, 'http://alpha.test/sso/callback')
  const config = { kind: 'oidc', issuer: other.issuer, clientId: 'portal', linkBy: 'email' } as const
  const secret = 'portal-secret-of-a-test'
  const { id: providerId } = await at.admin.call(addProvider, {
    name: '集团登录',
    config,
    secret,
    isEnabled: true,
  })
  const browser = browserIn(at)
  const { url } = await browser.call(startOidc, { providerId })
  const answer = await browser.refused(finishOidc, { query: await other.visit(url, 'mallory') })
  return answer === 'none' ? 'done' : answer
}

/** Attacks through external identity providers. */
export const providerAttacks: readonly Attack[] = [
  { name: 'an OpenID Connect provider with a mailbox nobody has proved', attempt: byUnprovenMailbox },
  // Without a directory server on this machine the attack is listed but not tried.
  ...(noSlapd
    ? [{ name: callOf(saveDirectorySync), attempt: async () => 'not tried' }]
    : [
        { name: callOf(saveDirectorySync), attempt: bySync },
        { name: 'LDAP login with a mailbox that the directory only says', attempt: byDirectoryLogin },
      ]),
]
