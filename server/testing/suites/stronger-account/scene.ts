import { hash, randomUUID } from 'node:crypto'
import { ownBucket } from '../../../domains/file/corpus/upload-make.ts'
import {
  makeAccount,
  makeCustomRole,
  makeRoleAssignment,
  makePasswordHash,
  makeSession,
} from '../../../domains/identity/make.ts'
import { type TestApp, openTestApp } from '../../test-app.ts'
import { type Person, personWithToken } from '../../person.ts'
import type { Domain } from '#platform/domain'

/** A system administrator to attack, one who has left, and people with a single permission each. */
export type AttackEnv = {
  readonly at: TestApp
  readonly chiefId: string
  readonly formerId: string
  /** Somebody with only these permissions. */
  readonly weak: (...permissions: readonly string[]) => Promise<Person>
  /** All sign-in data of both administrators. */
  readonly state: () => Promise<string>
  readonly close: () => Promise<void>
}

export const chief = {
  userName: 'chief',
  name: '主管',
  email: 'chief@alpha.test',
  phone: '13800138000',
  staffNo: 'C1',
} as const
export const former = { userName: 'former', name: '前任', email: 'former@alpha.test', staffNo: 'C9' } as const

/** What an attacker would like to set instead. */
export const evil = {
  email: 'mallory@evil.test',
  phone: '13900139000',
  userName: 'mallory',
  staffNo: 'M1',
} as const

export async function openAttackEnv(extraDomains: readonly Domain[] = []): Promise<AttackEnv> {
  const at = await openTestApp({ ...ownBucket, extraDomains })
  const db = await at.db()
  const passwordHash = await makePasswordHash(at.parts.config, randomUUID())
  const chiefId = await makeAccount(db, { ...chief, passwordHash, roles: ['ADM'] })
  const formerId = await makeAccount(db, { ...former, passwordHash, roles: ['ADM'], state: 'left' })
  const known = new Map<string, Person>()
  const weak = async (...permissions: readonly string[]) => {
    const key = permissions.join()
    const person = known.get(key) ?? (await makeWeak(at, permissions))
    known.set(key, person)
    return person
  }
  return { at, chiefId, formerId, weak, state: () => stateOf(at, [chiefId, formerId]), close: at.close }
}

async function makeWeak(at: TestApp, permissions: readonly string[]): Promise<Person> {
  const db = await at.db()
  const token = hash('sha256', randomUUID(), 'base64url')
  const customRoleId = await makeCustomRole(db, { name: token.slice(0, 20), permissions: [...permissions] })
  const accountId = await makeAccount(db, { userName: token.slice(0, 20), name: '有限管理员' })
  await makeRoleAssignment(db, { accountId, role: 'TADM', customRoleId })
  await makeSession(db, { accountId, token, roles: ['TADM'] })
  return personWithToken(at.app, token)
}

async function stateOf(at: TestApp, ids: readonly string[]): Promise<string> {
  const { rows } = await at.asOwner((client) =>
    client.query(
      `select user_name, staff_no, email, phone, password_hash, must_change_password, state,
              (select count(*) from identity.provider_link l where l.account_id = a.id) as links,
              (select count(*) from identity.ticket t where t.account_id = a.id) as tickets,
              (select count(*) from identity.account o
               where o.id <> a.id and (o.email = a.email or o.phone = a.phone)) as sharers
       from identity.account a where id = any($1::bigint[]) order by id`,
      [ids],
    ),
  )
  return JSON.stringify(rows)
}
