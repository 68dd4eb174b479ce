import { commonErrors, endpoint, type Endpoint, locales, sentence } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fail } from '#platform/app-error'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { browserIn } from './browser.ts'
import { testApp } from './test-app.ts'
import { makeAccount, makeSession } from '../domains/identity/make.ts'

const call = (path: string, more: Partial<Endpoint>) =>
  endpoint({
    method: 'GET',
    kind: 'read',
    access: { permission: 'desk.manage' },
    summary: 'A call of this test.',
    result: z.boolean(),
    ...more,
    path: `/app/desk/${path}`,
  })

const read = call('read', {})
const create = call('create', { method: 'POST', kind: 'write' })
const change = call('change', { method: 'PUT', kind: 'write' })
const remove = call('remove', { method: 'DELETE', kind: 'write' })
const run = call('run', { method: 'POST', kind: 'write', deed: 'run' })
const handle = call('handle', { method: 'PUT', kind: 'write', deed: 'handle' })
const either = call('either', { access: { anyOf: ['desk.look', 'desk.manage'] } })
const inside = call('inside', { access: 'user', closedToExternals: true })

const testDomain: Domain = {
  name: 'desk',
  routes: [
    ...[read, create, change, run, handle, either, inside].map((target) => answer(target, async () => true)),
    answer(remove, async () => fail(commonErrors.RESOURCE_IN_USE)),
  ],
  permissions: { 'desk.manage': ['ADM'], 'desk.look': ['INSTR'] },
}
const appWithDomain = () => testApp({ extraDomains: [testDomain] })

test('E-096 E-097 E-098 E-100 E-102 tells a caller which right is missing', async () => {
  const { lin, tang, admin } = await appWithDomain()
  for (const person of [lin, tang]) {
    expect(await person.refused(read, {})).toBe('NO_RIGHT_READ_MSG')
    expect(await person.refused(create, {})).toBe('NO_RIGHT_CREATE')
    expect(await person.refused(change, {})).toBe('NO_RIGHT_WRITE_MSG')
    expect(await person.refused(remove, {})).toBe('NO_RIGHT_WRITE_MSG')
    expect(await person.refused(run, {})).toBe('NO_RIGHT_EXECUTE_MSG')
    expect(await person.refused(handle, {})).toBe('HANDLE_PERMISSION_DENIED')
  }
  for (const allowed of [read, create, change, run, handle]) expect(await admin.call(allowed, {})).toBe(true)
})

test('E-096 one of several permissions is enough, and a caller with none of them is told which right is missing', async () => {
  const { lin, tang, chen, admin } = await appWithDomain()
  for (const person of [chen, admin]) expect(await person.call(either, {})).toBe(true)
  for (const person of [lin, tang]) expect(await person.refused(either, {})).toBe('NO_RIGHT_READ_MSG')
})

test('E-101 tells a caller who has the right in another role to switch', async () => {
  const opening = await appWithDomain()
  const db = await opening.db()
  const accountId = await makeAccount(db, { userName: 'duo', name: '双职', roles: ['ADM', 'INSTR', 'TADM'] })
  const inRole = async (role: 'ADM' | 'INSTR' | 'TADM', token: string) => {
    await makeSession(db, { accountId, token, roles: [role] })
    const browser = browserIn(opening)
    browser.jar.set('__Host-sid', token)
    return browser
  }
  const teaching = await inRole('INSTR', 't'.repeat(43))
  for (const target of [read, create, handle])
    expect(await teaching.refused(target, {})).toBe('INSUFFICIENT_ROLE')
  expect(await teaching.refused(either, {})).toBe('none')
  expect(await (await inRole('TADM', 's'.repeat(43))).refused(either, {})).toBe('INSUFFICIENT_ROLE')
  expect(await (await inRole('ADM', 'm'.repeat(43))).refused(read, {})).toBe('none')
})

test('E-103 keeps a thing that is in use, with a conflict error', async () => {
  const { admin } = await appWithDomain()
  const response = await admin.send(remove, {})
  expect([response.statusCode, response.json<{ errCode: string }>().errCode]).toEqual([
    409,
    'RESOURCE_IN_USE',
  ])
})

test('E-104 B-228 what is closed to external learners is open to everybody else', async () => {
  const opening = await appWithDomain()
  const db = await opening.db()
  const accountId = await makeAccount(db, { userName: 'guest', name: '外部学员', isExternal: true })
  const token = 'e'.repeat(43)
  await makeSession(db, { accountId, token, roles: [] })
  const guest = browserIn(opening)
  guest.jar.set('__Host-sid', token)
  expect(await guest.refused(inside, {})).toBe('EXTERNAL_NO_ACCESS')
  expect(await opening.lin.call(inside, {})).toBe(true)
})

test('B-010 an error is in the language of the account, whatever the browser prefers', async () => {
  const opening = await appWithDomain()
  const db = await opening.db()
  const englishHeader = { 'accept-language': 'en-US' }
  for (const locale of locales) {
    const accountId = await makeAccount(db, { userName: `p-${locale}`, name: '某人', locale })
    const token = locale.replace('-', '').padEnd(43, 'b')
    await makeSession(db, { accountId, token, roles: [] })
    const browser = browserIn(opening)
    browser.jar.set('__Host-sid', token)
    const messageOf = async (target: Endpoint, args = {}) =>
      (await browser.send(target, args, englishHeader)).json<{ errMsg: string }>().errMsg
    expect(await messageOf(read)).toBe(sentence(commonErrors.NO_RIGHT_READ_MSG, locale))
    expect(await messageOf(create)).toBe(sentence(commonErrors.NO_RIGHT_CREATE, locale))
  }
  const anonymous = await opening.anonymous.send(read, {}, { headers: englishHeader })
  expect(anonymous.json<{ errMsg: string }>().errMsg).toBe(sentence(commonErrors.session_time_out, 'en-US'))
})
