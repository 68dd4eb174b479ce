import { randomBytes } from 'node:crypto'
import {
  actOnPerson,
  addScimToken,
  listScimTokens,
  revokeScimToken,
  scimAddress,
} from '@lyceum/contract/people'
import { makeAccount, makeSession } from '../../../domains/identity/make.ts'
import { makeUnit } from '../../../domains/org/make.ts'
import { hostOf } from '../../people.ts'
import { type Person, personWithToken } from '../../person.ts'
import {
  anybody,
  type Ended,
  type Good,
  type FixtureEnv,
  oncePerTestApp,
  type OutsideRoute,
  type Wrong,
} from './route.ts'

const host = hostOf('alpha')
const type = 'application/scim+json'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A key of each site, and a revoked one. A site may have few, so they are made once. */
const keys = oncePerTestApp(async ({ testApp, canaries }) => {
  for (const admin of [testApp.admin, testApp.foreignAdmin]) await endTokens(admin)
  const ours = await testApp.admin.call(addScimToken, { name: 'Entra ID' })
  const theirs = await testApp.foreignAdmin.call(addScimToken, { name: 'Okta' })
  const revoked = await testApp.admin.call(addScimToken, { name: 'Keycloak' })
  await testApp.admin.call(revokeScimToken, { id: revoked.id })
  for (const { token } of [ours, theirs, revoked]) canaries.addPhrase(token, 'a key for SCIM')
  return { ours: ours.token, theirs: theirs.token, revoked: revoked.token }
})

/** Earlier calls have made as many keys as a site may have. */
async function endTokens(admin: Person): Promise<void> {
  const { records } = await admin.call(listScimTokens, {})
  for (const { id, endedBecause } of records)
    if (endedBecause === null) await admin.call(revokeScimToken, { id })
}

/** An identity provider may see everybody of its site. */
const provider = (env: FixtureEnv) => ({ ...anybody(env), accountId: 'scim', isStaff: true })

type RequestInput = Pick<Good, 'method'> & {
  readonly path: string
  readonly body?: unknown
  readonly status?: number
}

async function request(env: FixtureEnv, { method, path, body, status = 200 }: RequestInput): Promise<Good> {
  const { ours } = await keys(env)
  const headers = { host, ...bearer(ours), ...(body === undefined ? {} : { 'content-type': type }) }
  return {
    method,
    url: `${scimAddress}${path}`,
    headers,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    status,
    viewer: provider(env),
  }
}

let made = 0

/** A person whom no other request names. */
function newUser() {
  made += 1
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: `specimen${made}@alpha.test`,
    externalId: `x${made}`,
    name: { familyName: '王', givenName: `磊${made}` },
    emails: [{ primary: true, type: 'work', value: `specimen${made}@alpha.test` }],
    active: true,
  }
}

const newGroup = () => {
  made += 1
  return { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: `研发${made}组` }
}

const patch = (path: string, value: unknown) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op: 'replace', path, value }],
})

/** Makes a thing through SCIM and returns its id. */
async function create(env: FixtureEnv, kind: 'Users' | 'Groups'): Promise<string> {
  const body = kind === 'Users' ? newUser() : newGroup()
  const {
    method,
    url,
    headers,
    payload = '',
  } = await request(env, {
    method: 'POST',
    path: `/${kind}`,
    body,
  })
  const expected = { errorFormat: 'scim', isElsewhere: false } as const
  const callInfo = { call: `POST ${url}`, viewer: provider(env), expected }
  const answer = await env.send({ method, url, headers: { ...headers }, payload }, callInfo)
  if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json<{ id: string }>().id
}

async function wrongKeys(env: FixtureEnv, good: Good): Promise<readonly Wrong[]> {
  const { ours, theirs, revoked } = await keys(env)
  const { authorization: _key, ...rest } = good.headers
  const by = (name: string, headers: Record<string, string>, url = good.url): Wrong => ({
    name,
    wire: { ...good, url, headers: { ...rest, ...headers } },
    status: 401,
  })
  return [
    by('without a key', {}),
    by('with a key of the other site', bearer(theirs)),
    by('with our key on the other site', { ...bearer(ours), host: hostOf('beta') }),
    by('with a key that was taken back', bearer(revoked)),
    by('with a key that is none', bearer('x'.repeat(40))),
    by('with half a key', bearer(ours.slice(0, 20))),
    by('with the key as a password', { authorization: `Basic ${btoa(`scim:${ours}`)}` }),
    by('with the key in the query', {}, `${good.url}?access_token=${ours}`),
  ]
}

const foreignUnit = oncePerTestApp(async ({ sites }) => makeUnit(sites.beta.db, { code: 'U-THEIRS' }))

/** Things of the other site, missing ones, and invalid ids. */
async function wrongIds(env: FixtureEnv, good: Good, kind: 'Users' | 'Groups'): Promise<readonly Wrong[]> {
  const foreign = kind === 'Users' ? env.accounts.stranger : await foreignUnit(env)
  const ids = { 'of the other site': foreign, missing: '9100000000000000000', 'no number': 'abc', none: '0' }
  return Object.entries(ids).map(([name, id]) => ({
    name: `an id ${name}`,
    wire: { ...good, url: `${scimAddress}/${kind}/${id}` },
    status: 404,
  }))
}

/** A second administrator, because the last one cannot be suspended. */
const deputy = oncePerTestApp(async ({ sites, testApp }) => {
  const { db } = sites.alpha
  const token = randomBytes(32).toString('base64url')
  const accountId = await makeAccount(db, { userName: 'scim_deputy', name: '副管理员', roles: ['ADM'] })
  await makeSession(db, { accountId, token, roles: ['ADM'] })
  return { accountId, person: personWithToken(testApp.app, token) }
})

async function endedKeys(env: FixtureEnv, good: Promise<Good>): Promise<readonly Ended[]> {
  const { id, token } = await env.testApp.admin.call(addScimToken, { name: 'Ping' })
  const { accountId, person } = await deputy(env)
  const made = await person.call(addScimToken, { name: 'Saviynt' })
  const { headers, ...rest } = await good
  const wire = { ...rest, headers: { ...headers, ...bearer(token) } }
  return [
    {
      name: 'a key that has just been taken back',
      wire,
      status: 401,
      end: async () => env.testApp.admin.call(revokeScimToken, { id }),
    },
    {
      name: 'a key whose maker is suspended',
      wire: { ...rest, headers: { ...headers, ...bearer(made.token) } },
      status: 401,
      end: async () => env.testApp.admin.call(actOnPerson, { id: accountId, act: 'suspend' }),
    },
  ]
}

const filters = [
  '%00',
  '%ED%A0%80',
  'userName%20eq',
  'userName eq "',
  `${'('.repeat(400)}a`,
  'x'.repeat(2000),
]
const queries = [
  ...filters.map((filter) => `filter=${filter}`),
  'filter=userName%20eq%20%22%00%22',
  'filter=externalId%20eq%20%22%ED%A0%80%22',
  'filter=id%20eq%20%22%00%22',
  'filter=a&filter=b',
  'startIndex=-1&count=-1',
  'startIndex=1e309&count=NaN',
  'count=99999999999999999999',
]

type RouteFixture = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly of?: 'Users' | 'Groups'
  readonly body?: () => unknown
  readonly status?: number
}

const routeFixtures: readonly RouteFixture[] = [
  { method: 'GET', path: '/ServiceProviderConfig' },
  { method: 'GET', path: '/ResourceTypes' },
  { method: 'GET', path: '/Schemas' },
  { method: 'GET', path: '/Users' },
  { method: 'GET', path: '/Users/:id', of: 'Users' },
  { method: 'POST', path: '/Users', body: newUser, status: 201 },
  { method: 'PUT', path: '/Users/:id', of: 'Users', body: newUser },
  { method: 'PATCH', path: '/Users/:id', of: 'Users', body: () => patch('displayName', '王小磊') },
  { method: 'DELETE', path: '/Users/:id', of: 'Users', status: 204 },
  { method: 'GET', path: '/Groups' },
  { method: 'GET', path: '/Groups/:id', of: 'Groups' },
  { method: 'POST', path: '/Groups', body: newGroup, status: 201 },
  {
    method: 'PATCH',
    path: '/Groups/:id',
    of: 'Groups',
    body: () => patch('displayName', newGroup().displayName),
  },
]

export const scimRoutes: readonly OutsideRoute[] = routeFixtures.map(({ method, path, of, body, status }) => {
  const name = `${method} ${scimAddress}${path}`
  const good = async (env: FixtureEnv) =>
    request(env, {
      method,
      path: of ? path.replace(':id', await create(env, of)) : path,
      body: body?.(),
      ...(status ? { status } : {}),
    })
  return {
    routes: method === 'GET' ? [name, name.replace('GET', 'HEAD')] : [name],
    domain: 'people',
    key: 'bearer',
    errorFormat: 'scim',
    ...(method === 'GET' ? {} : { isWrite: true }),
    rateLimited: () => ({ method, url: `${scimAddress}${path.replace(':id', '1')}`, headers: { host } }),
    traces: ['people.scim_token'],
    good,
    wrongs: async (env, found) => [
      ...(await wrongKeys(env, found)),
      ...(of ? await wrongIds(env, found, of) : []),
    ],
    ...(method === 'GET' && path === '/Users'
      ? { isForAll: true, ended: (env: FixtureEnv) => endedKeys(env, good(env)) }
      : {}),
    odd: { queries: method === 'GET' ? queries : [] },
  } satisfies OutsideRoute
})
