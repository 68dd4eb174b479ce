import { addScimToken, listScimTokens, revokeScimToken } from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { makeUnit } from '../../org/make.ts'
import { makePinnedField } from '../import/make.ts'

type Body = Readonly<Record<string, unknown>>

/** An identity provider with a token of the site. */
async function provider() {
  const at = await testApp()
  const { id: tokenId, token } = await at.admin.call(addScimToken, { name: 'Entra ID' })
  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: Body) =>
    at.app.inject({
      method,
      url: `/scim/v2${url}`,
      headers: {
        host: 'alpha.test',
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/scim+json' } : {}),
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
  return { at, token, tokenId, send }
}

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const patch = (...Operations: Body[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})

const wang = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
  externalId: '8f1c',
  userName: 'wang.lei@alpha.test',
  name: { familyName: '王', givenName: '磊' },
  emails: [{ primary: true, type: 'work', value: 'Wang.Lei@alpha.test' }],
  active: true,
  [enterprise]: { employeeNumber: 'E1001', department: '研发部' },
}

const accountOf = (at: TestApp, staffNo: string) =>
  at.asOwner(async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(
      `select a.id, a.name, a.email, a.state, u.name as unit from identity.account a
       left join org.job j on j.account_id = a.id and j.is_main and j.until is null
       left join org.unit u on u.id = j.unit_id where a.staff_no = $1`,
      [staffNo],
    )
    return rows[0]
  })

test('Entra ID: finds, creates, changes by path and removes a person', async () => {
  const { at, send } = await provider()
  const found = await send('GET', '/Users?filter=userName%20eq%20%22wang.lei%40alpha.test%22')
  expect(found.headers['content-type']).toContain('application/scim+json')
  expect(found.json()).toMatchObject({ totalResults: 0, Resources: [] })

  const made = await send('POST', '/Users', wang)
  expect(made.statusCode).toBe(201)
  const { id } = made.json<{ id: string }>()
  expect(made.json()).toMatchObject({
    userName: 'wang.lei@alpha.test',
    displayName: '王磊',
    externalId: '8f1c',
    active: true,
  })
  expect(await accountOf(at, 'E1001')).toMatchObject({
    name: '王磊',
    email: 'wang.lei@alpha.test',
    unit: '研发部',
  })
  expect((await send('POST', '/Users', wang)).json()).toMatchObject({ status: '409', scimType: 'uniqueness' })

  const changed = await send(
    'PATCH',
    `/Users/${id}`,
    patch(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'lei@alpha.test' },
      { op: 'Add', path: `${enterprise}:department`, value: '产品部' },
      { op: 'Replace', path: 'displayName', value: '王大磊' },
    ),
  )
  expect(changed.json()).toMatchObject({ displayName: '王大磊', emails: [{ value: 'lei@alpha.test' }] })
  expect(await accountOf(at, 'E1001')).toMatchObject({ unit: '产品部' })

  await send('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }))
  expect(await accountOf(at, 'E1001')).toMatchObject({ state: 'left' })
  expect((await send('GET', '/Users?filter=externalId%20eq%20%228f1c%22')).json()).toMatchObject({
    totalResults: 1,
    Resources: [{ id, active: false }],
  })
})

test('Okta: patches without a path, re-hires people, and deletes by departure', async () => {
  const { at, send } = await provider()
  const { id } = (await send('POST', '/Users', wang)).json<{ id: string }>()
  const set = (active: boolean) => send('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active } }))
  expect((await set(false)).json()).toMatchObject({ active: false })
  expect((await set(true)).json()).toMatchObject({ active: true })
  const whole = { ...wang, name: { formatted: '王磊磊' }, emails: [] }
  expect((await send('PUT', `/Users/${id}`, whole)).json()).toMatchObject({
    displayName: '王磊磊',
    emails: [],
  })
  expect((await send('DELETE', `/Users/${id}`)).statusCode).toBe(204)
  expect(await accountOf(at, 'E1001')).toMatchObject({ state: 'left' })
  expect((await send('GET', '/Users/999')).json()).toMatchObject({ status: '404' })
})

test('manual corrections stay, and invalid values are rejected', async () => {
  const { at, send } = await provider()
  const { id } = (await send('POST', '/Users', wang)).json<{ id: string }>()
  await makePinnedField(await at.db(), id, 'name')
  await send('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'displayName', value: '别名' }))
  expect(await accountOf(at, 'E1001')).toMatchObject({ name: '王磊' })
  for (const [body, scimType] of [
    [patch({ op: 'replace', path: 'emails', value: 'no address' }), 'invalidValue'],
    [patch({ op: 'invent', path: 'displayName', value: 'x' }), 'invalidSyntax'],
    [{ displayName: 'x' }, 'invalidSyntax'],
  ] as const)
    expect((await send('PATCH', `/Users/${id}`, body)).json()).toMatchObject({ status: '400', scimType })
  expect((await send('GET', '/Users?filter=password%20pr')).json()).toMatchObject({
    scimType: 'invalidFilter',
  })
})

test('groups are units: members move in and out', async () => {
  const { at, send } = await provider()
  const unitId = await makeUnit(await at.db(), { code: 'HR', name: '人力资源部' })
  const { id } = (await send('POST', '/Users', wang)).json<{ id: string }>()
  expect(
    (
      await send(
        'GET',
        '/Groups?filter=displayName%20eq%20%22%E4%BA%BA%E5%8A%9B%E8%B5%84%E6%BA%90%E9%83%A8%22',
      )
    ).json(),
  ).toMatchObject({
    totalResults: 1,
    Resources: [{ id: unitId }],
  })
  const joined = await send(
    'PATCH',
    `/Groups/${unitId}`,
    patch({ op: 'Add', path: 'members', value: [{ value: id }] }),
  )
  expect(joined.json()).toMatchObject({ members: [{ value: id }] })
  expect(await accountOf(at, 'E1001')).toMatchObject({ unit: '人力资源部' })
  await send('PATCH', `/Groups/${unitId}`, patch({ op: 'Remove', path: `members[value eq "${id}"]` }))
  expect(await accountOf(at, 'E1001')).toMatchObject({ unit: null })
})

test('the token is shown once, works for one site only, records its use, and is revoked at once', async () => {
  const { at, send, token, tokenId } = await provider()
  const other = (authorization: string, host = 'alpha.test') =>
    at.app.inject({ method: 'GET', url: '/scim/v2/Users', headers: { host, authorization } })
  expect((await other('')).statusCode).toBe(401)
  expect((await other('Bearer lyc_wrong-wrong-wrong-wrong')).statusCode).toBe(401)
  expect((await other(`Bearer ${token}`, 'beta.test')).statusCode).toBe(401)
  // The cookie of an administrator gives no access here.
  const byCookie = at.app.inject({
    method: 'GET',
    url: '/scim/v2/Users',
    headers: { host: 'alpha.test', cookie: `__Host-sid=${at.admin.token}` },
  })
  expect((await byCookie).statusCode).toBe(401)
  expect((await send('GET', '/Users?count=2')).json()).toMatchObject({ itemsPerPage: 2, startIndex: 1 })
  const { records } = await at.admin.call(listScimTokens, {})
  expect(records).toMatchObject([{ name: 'Entra ID', tail: token.slice(-4), lastUsedAt: expect.any(String) }])
  expect(JSON.stringify(records)).not.toContain(token)
  await at.admin.call(revokeScimToken, { id: tokenId })
  expect((await send('GET', '/Users')).statusCode).toBe(401)
  for (const path of ['/ServiceProviderConfig', '/Schemas', '/ResourceTypes'])
    expect((await other('', 'alpha.test').then(() => send('GET', path))).statusCode).toBe(401)
})

test('the protocol’s features are declared, and a system administrator cannot be disabled by it', async () => {
  const { at, send } = await provider()
  expect((await send('GET', '/ServiceProviderConfig')).json()).toMatchObject({ patch: { supported: true } })
  expect((await send('GET', '/ResourceTypes')).json()).toMatchObject({ totalResults: 2 })
  expect((await send('GET', '/Schemas')).json()).toMatchObject({ totalResults: 3 })
  const { Resources } = (await send('GET', '/Users?filter=userName%20eq%20%22admin%22')).json<{
    Resources: { id: string }[]
  }>()
  const gone = await send('DELETE', `/Users/${Resources[0]?.id}`)
  expect(gone.json()).toMatchObject({ status: '403' })
  const { rows } = await at.asOwner((client) =>
    client.query(`select state from identity.account where user_name = 'admin' and state <> 'active'`),
  )
  expect(rows).toEqual([])
})
