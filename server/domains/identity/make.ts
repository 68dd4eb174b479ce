import { hash, randomUUID } from 'node:crypto'
import type { CodePurpose, RoleCode } from '@lyceum/contract/identity'
import type { Locale } from '@lyceum/contract/kit'
import type { Config } from '#platform/process/config'
import type { Db } from '#platform/db'
import { makeMetrics } from '#platform/process/metrics'
import type { Fixtures } from '#testing/fixtures'
import { captchaMark } from './captcha/verify-captcha.ts'
import { hashWithPepper } from './hashing/hash-password.ts'
import { homeRole } from './rules.ts'
import { on } from './tables.ts'

type NewAccount = {
  readonly userName: string
  readonly name: string
  readonly roles?: readonly RoleCode[]
  readonly passwordHash?: string
  readonly state?: 'pending' | 'active' | 'suspended' | 'left'
  readonly email?: string
  readonly phone?: string
  readonly staffNo?: string
  readonly expiresAt?: Date
  readonly isExternal?: boolean
  readonly locale?: Locale
  readonly mustChangePassword?: boolean
  readonly passwordChangedAt?: Date
}

export async function makeAccount(db: Db, { roles = [], ...row }: NewAccount): Promise<string> {
  const { id } = await on(db)
    .insertInto('identity.account')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (roles.length > 0) {
    await on(db)
      .insertInto('identity.holding')
      .values(roles.map((role) => ({ accountId: id, role })))
      .execute()
  }
  return id
}

/** The account of a person of the test app. */
export async function accountNamed(db: Db, userName: string): Promise<string> {
  const { id } = await on(db)
    .selectFrom('identity.account')
    .select('id')
    .where('userName', '=', userName)
    .executeTakeFirstOrThrow()
  return id
}

type NewAssignment = {
  readonly accountId: string
  readonly role: RoleCode
  readonly unitId?: string
  readonly customRoleId?: string
  readonly grantedBy?: string
}

/** Inserts a role assignment, for the whole site or for one unit and below. */
export async function makeRoleAssignment(db: Db, { unitId, ...row }: NewAssignment): Promise<string> {
  const place = unitId ? ({ scope: 'unit', scopeId: unitId } as const) : {}
  const { id } = await on(db)
    .insertInto('identity.holding')
    .values({ ...row, ...place })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type NewRole = { readonly name: string; readonly description?: string; readonly permissions: string[] }

export async function makeCustomRole(db: Db, row: NewRole): Promise<string> {
  const { id } = await on(db)
    .insertInto('identity.custom_role')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The ids of a person's assignments of a role, to withdraw them. */
export async function assignmentIdsOf(db: Db, accountId: string, role: RoleCode): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('identity.holding')
    .select('id')
    .where('accountId', '=', accountId)
    .where('role', '=', role)
    .execute()
  return rows.map(({ id }) => id)
}

type NewSession = {
  readonly accountId: string
  readonly token: string
  readonly roles: readonly RoleCode[]
  readonly expiresAt?: Date
  readonly seenAt?: Date
}

const farAway = new Date('2100-01-01')

/** A session with a chosen token, so that a test can act as the person at once, also after time travel. */
export async function makeSession(db: Db, { accountId, token, roles, ...life }: NewSession): Promise<string> {
  const tokenHash = hash('sha256', token, 'buffer')
  const { expiresAt = farAway, seenAt = farAway } = life
  const row = { accountId, tokenHash, role: homeRole(roles), expiresAt, seenAt }
  const { id } = await on(db)
    .insertInto('identity.session')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type NewCaptcha = { readonly purpose?: CodePurpose; readonly expiresAt?: Date }

/** A captcha with known characters. */
export async function makeCaptcha(
  db: Db,
  config: Config,
  { purpose = 'login', expiresAt = farAway }: NewCaptcha = {},
): Promise<{ uuid: string; captchaCode: string }> {
  const uuid = randomUUID()
  const captchaCode = 'WXY7'
  const row = {
    purpose: 'captcha',
    subject: uuid,
    secretHash: captchaMark(config, uuid, captchaCode),
    details: JSON.stringify({ kind: 'picture', purpose }),
    expiresAt,
  } as const
  await on(db).insertInto('identity.ticket').values(row).execute()
  return { uuid, captchaCode }
}

/** The stored hash of a password under this secret. */
export function makePasswordHash(config: Config, password: string): Promise<string> {
  return hashWithPepper({ config, metrics: makeMetrics() }, password)
}

/** Remembers a browser for an account, as a sign-in would. Returns its cookie. */
export async function makeDevice(db: Db, accountId: string): Promise<string> {
  const token = hash('sha256', randomUUID(), 'base64url')
  const row = { accountId, tokenHash: hash('sha256', token, 'buffer') }
  await on(db).insertInto('identity.device').values(row).execute()
  return `__Host-device=${token}`
}

async function makeRegistration(db: Db): Promise<string> {
  const userName = `newcomer-${randomUUID()}`
  const accountId = await makeAccount(db, { userName, name: '新同事', state: 'pending' })
  await on(db)
    .insertInto('identity.registration_form')
    .values({ accountId, image: Buffer.from('form') })
    .execute()
  return accountId
}

/** The newest version is in force, also when several are made at the same moment. */
let lastVersion = 0

async function makeAgreement(db: Db): Promise<string> {
  const inLocale = { title: '协议', paragraphs: [{ heading: '一', text: '二' }] }
  const content = JSON.stringify({ 'zh-CN': inLocale, 'zh-TW': inLocale, 'en-US': inLocale })
  lastVersion += 1
  const row = { kind: 'service', version: lastVersion, content, publishedAt: new Date() } as const
  const { id } = await on(db)
    .insertInto('identity.agreement')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeProvider(db: Db): Promise<string> {
  const config = JSON.stringify({ kind: 'oidc', issuer: 'https://idp.example', clientId: 'portal' })
  const row = { kind: 'oidc', name: '集团登录', config, isEnabled: true } as const
  const { id } = await on(db)
    .insertInto('identity.provider')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A directory provider with an address where nothing answers. */
export async function makeDirectory(db: Db): Promise<string> {
  const config = JSON.stringify({ kind: 'ldap', url: 'ldap://127.0.0.1:1', baseDn: 'dc=example,dc=com' })
  const row = { kind: 'ldap', name: '公司目录', config, isEnabled: true } as const
  const { id } = await on(db)
    .insertInto('identity.provider')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const fixtures: Fixtures = {
  'identity.registration': { make: makeRegistration, reach: 'whole' },
  'identity.agreement': { make: makeAgreement, reach: 'site' },
  'identity.provider': { make: makeProvider, reach: 'site' },
}

type StudyCode = { readonly config: Config; readonly id: string }

/** Stores a code that a test can type for a picture that only people can read. */
export async function setStudyCode(db: Db, { config, id }: StudyCode): Promise<string> {
  const code = 'ACEF'
  await on(db)
    .updateTable('identity.ticket')
    .set({ secretHash: captchaMark(config, id, code) })
    .where('subject', '=', id)
    .execute()
  return code
}
