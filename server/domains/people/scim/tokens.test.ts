import { hash } from 'node:crypto'
import { addScimToken, listScimTokens } from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { personWithToken } from '#testing/person'
import { makeAccount, makeCustomRole, makeRoleAssignment, makeSession } from '../../identity/make.ts'

const makerToken = hash('sha256', 'token of maker', 'base64url')

type Body = Readonly<Record<string, unknown>>

/** A test app with a person whose only permission is to import people, and the tokens they create. */
async function office() {
  const at = await testApp()
  const db = await at.db()
  const customRoleId = await makeCustomRole(db, { name: '人事导入', permissions: ['people.import'] })
  const makerId = await makeAccount(db, { userName: 'maker', name: '沈导入' })
  await makeRoleAssignment(db, { accountId: makerId, role: 'TADM', customRoleId })
  await makeSession(db, { accountId: makerId, token: makerToken, roles: ['TADM'] })
  const maker = personWithToken(at.app, makerToken)
  const send = (token: string, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') => {
    const headers = { host: 'alpha.test', authorization: `Bearer ${token}` }
    return (url: string, body?: Body | string, type = 'application/scim+json') =>
      at.app.inject({
        method,
        url: `/scim/v2${url}`,
        headers: body === undefined ? headers : { ...headers, 'content-type': type },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
  }
  return { at, db, maker, makerId, send }
}

const change = (path: string, value: unknown) => ({ Operations: [{ op: 'replace', path, value }] })

test('S-09 a token ends with its creator’s permission, with their account, and when it expires', async () => {
  const { at, maker, makerId, send } = await office()
  const { token } = await maker.call(addScimToken, { name: 'Okta', days: 30 })
  const fetchStatus = async () => (await send(token, 'GET')('/Users?count=1')).statusCode
  const why = async () => (await at.admin.call(listScimTokens, {})).records[0]?.endedBecause
  const sql = (text: string) => at.asOwner((client) => client.query(text, [makerId]))
  expect([await fetchStatus(), await why()]).toEqual([200, null])

  await sql(`update identity.custom_role set permissions = '{people.read}' where exists (
    select from identity.holding h where h.custom_role_id = custom_role.id and h.account_id = $1)`)
  expect([await fetchStatus(), await why()]).toEqual([401, 'maker'])
  await sql(`update identity.custom_role set permissions = '{people.import}' where exists (
    select from identity.holding h where h.custom_role_id = custom_role.id and h.account_id = $1)`)
  expect([await fetchStatus(), await why()]).toEqual([200, null])
  await sql(`update identity.account set state = 'suspended' where id = $1`)
  expect([await fetchStatus(), await why()]).toEqual([401, 'maker'])
  await sql(`update identity.account set state = 'active' where id = $1`)
  await sql(`delete from identity.holding where account_id = $1`)
  expect([await fetchStatus(), await why()]).toEqual([401, 'maker'])

  await at.admin.call(addScimToken, { name: 'Entra ID', days: 1 })
  at.parts.clock.travel(86_400_001)
  const { records } = await at.admin.call(listScimTokens, {})
  expect(records[0]).toMatchObject({ name: 'Entra ID', endedBecause: 'expired', makerName: '何远舟' })
})

test('S-09 a token lives a year by default, never more than two, and works only within its scope', async () => {
  const { at, send } = await office()
  expect(await at.admin.refused(addScimToken, { name: 'long', days: 731 })).toBe('INVALID_INPUT')
  expect(await at.admin.refused(addScimToken, { name: 'idle', users: 'none', groups: 'none' })).toBe(
    'SCIM_TOKEN_IDLE',
  )
  const { token } = await at.admin.call(addScimToken, { name: 'reads', users: 'read', groups: 'none' })
  const { records } = await at.admin.call(listScimTokens, {})
  const lives = records.map(({ expiresAt, createdAt }) => Date.parse(expiresAt) - Date.parse(createdAt))
  expect(lives).toEqual([365 * 86_400_000])
  expect(records[0]).toMatchObject({ users: 'read', groups: 'none', lastUsedAt: null })
  expect((await send(token, 'GET')('/Users?count=1')).statusCode).toBe(200)
  expect((await send(token, 'GET')('/Schemas')).statusCode).toBe(200)
  const refused = await send(token, 'POST')('/Users', { userName: 'newcomer', displayName: '新人' })
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { status: '403' }])
  expect((await send(token, 'GET')('/Groups')).statusCode).toBe(403)
  const [used] = (await at.admin.call(listScimTokens, {})).records
  expect(used?.lastUsedAt).toEqual(expect.any(String))
})

test('S-09 every audit entry names the token and its creator', async () => {
  const { at, maker, makerId, send } = await office()
  const { id, token } = await maker.call(addScimToken, { name: 'Okta' })
  const made = await send(token, 'POST')('/Users', { userName: 'newcomer', displayName: '新人' })
  await send(token, 'PATCH')(`/Users/${made.json<{ id: string }>().id}`, change('displayName', '老人'))
  const group = await send(token, 'POST')('/Groups', { displayName: '新部门' })
  await send(token, 'PATCH')(`/Groups/${group.json<{ id: string }>().id}`, {
    Operations: [{ op: 'add', path: 'members', value: [{ value: made.json<{ id: string }>().id }] }],
  })
  const { rows } = await at.asOwner((client) =>
    client.query<{ actor_id: string; after: { scimToken: unknown } }>(
      `select actor_id, after from platform.audit_entry where action like 'people.scim.%'
       and action not like '%token%'`,
    ),
  )
  expect(rows).toHaveLength(4)
  for (const { actor_id, after } of rows)
    expect([actor_id, after.scimToken]).toEqual([makerId, { id, name: 'Okta' }])
})

test('S-09 text that cannot be stored is rejected in the protocol’s format', async () => {
  const { at, send } = await office()
  const { token } = await at.admin.call(addScimToken, { name: 'Okta' })
  const error = 'urn:ietf:params:scim:api:messages:2.0:Error'
  const bodies = [
    '{"userName":"new\\u0000comer","displayName":"x"}',
    '{"userName":"newcomer","displayName":"\\ud800"}',
    '{"userName":"newcomer","displayName":"x","\\udfff":1}',
    '{"userName":"newcomer","displayName":"x","externalId":"' + 'x'.repeat(300) + '"}',
    'no json',
  ]
  for (const type of ['application/scim+json', 'application/json'])
    for (const body of bodies) {
      const answer = await send(token, 'POST')('/Users', body, type)
      expect([body, answer.statusCode, answer.json()]).toMatchObject([
        body,
        400,
        { schemas: [error], status: '400' },
      ])
      expect(answer.headers['content-type']).toContain('application/scim+json')
    }
  expect((await send(token, 'GET')('/Users?filter=userName%20eq%20%22%00%22')).json()).toMatchObject({
    schemas: [error],
    status: '400',
  })
})
