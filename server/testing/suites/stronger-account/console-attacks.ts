import { addProvider } from '@lyceum/contract/identity'
import {
  actOnPerson,
  addScimToken,
  createPerson,
  editPerson,
  rehirePerson,
  resetPersonPassword,
} from '@lyceum/contract/people'
import type { Args, Endpoint } from '@lyceum/contract/kit'
import { makePosition, makeUnit } from '../../../domains/org/make.ts'
import type { Person } from '../../person.ts'
import { callOf } from '../report/finding.ts'
import { chief, evil, former, type AttackEnv } from './scene.ts'
import type { Attack } from './try-attacks.ts'

/** One call that is not rejected makes the attack succeed. */
async function answers<E extends Endpoint>(
  person: Person,
  endpoint: E,
  all: readonly Args<E>[],
): Promise<string> {
  for (const args of all) {
    const response = await person.send(endpoint, args)
    if (response.statusCode === 200) return 'done'
    if (response.statusCode !== 403) return `done: expected 403, not ${response.statusCode} ${response.body}`
  }
  return 'refused'
}

const newcomer = {
  name: '新人',
  userName: 'newcomer',
  nickname: null,
  gender: null,
  staffNo: null,
  email: null,
  phone: null,
  joinedOn: null,
  job: null,
  password: 'none',
} as const

async function rehire({ at, weak }: AttackEnv): Promise<string> {
  const db = await at.db()
  const unitId = await makeUnit(db, { code: 'BACK' })
  const job = { unitId, positionId: await makePosition(db, { code: 'BACK' }), gradeId: null }
  const { staffNo } = former
  return answers(await weak('people.manage'), rehirePerson, [
    { staffNo, job, joinedOn: '2026-01-01', password: 'show' },
  ])
}

/** Calls of the contract that write sign-in data, and how each is attacked. */
export const consoleAttacks: readonly Attack[] = [
  {
    name: callOf(createPerson),
    attempt: async ({ weak }) =>
      answers(await weak('people.manage'), createPerson, [
        { ...newcomer, email: chief.email.toUpperCase() },
        { ...newcomer, phone: '+86 138-0013-8000' },
      ]),
  },
  {
    name: callOf(editPerson),
    attempt: async ({ weak, chiefId: id }) =>
      answers(await weak('people.manage'), editPerson, [
        { id, email: evil.email },
        { id, phone: evil.phone },
        { id, staffNo: evil.staffNo },
        { id, email: null },
      ]),
  },
  { name: callOf(rehirePerson), attempt: rehire },
  {
    name: callOf(resetPersonPassword),
    attempt: async ({ weak, chiefId: id }) =>
      answers(await weak('people.manage'), resetPersonPassword, [
        { id, way: 'show' },
        { id, way: 'mail' },
      ]),
  },
  {
    name: callOf(actOnPerson),
    attempt: async ({ weak, chiefId: id }) =>
      answers(await weak('people.manage'), actOnPerson, [{ id, act: 'force-password-change' }]),
  },
  {
    name: callOf(addProvider),
    attempt: async ({ weak }) =>
      answers(await weak('identity.manage'), addProvider, [
        {
          name: '自己的登录',
          config: { kind: 'oidc', issuer: 'https://evil.test', clientId: 'x' },
          isEnabled: true,
        },
      ]),
  },
]

/** Calls that take such a field but can change nobody else's account, and why. */
export const harmlessCalls: Readonly<Record<string, string>> = {
  'POST /app/user/single/userlogin/login': 'signs in with what is typed, and writes none of it',
  'POST /app/user/single/userlogin/smsLogin': 'signs in with what is typed, and writes none of it',
  'POST /app/api/sso/ldap/login': 'signs in; whom it may link is tried from outside',
  'POST /app/api/captcha/sendSMSCode': 'sends a code to the phone an account has',
  'POST /app/api/trainee/user/forget-pwd': 'sends a link to the mailbox an account has',
  'POST /app/api/trainee/user/reset-pwd': 'needs the link from that mailbox',
  'POST /app/api/user/change-pwd': 'needs the old password',
  'POST /app/api/trainee/user/register': 'makes an account without rights',
  'POST /app/api/trainee/integral-mall/exchange': 'the phone of a parcel, not of an account',
  'POST /app/api/admin/sites': 'makes the first administrator of another site',
}

/** A SCIM key of somebody who may only import people. */
export async function weakToken({ weak }: AttackEnv): Promise<string> {
  const { token } = await (await weak('people.import')).call(addScimToken, { name: 'Okta' })
  return token
}
