import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { hostOf, people, type PersonName, tokenOf } from '../../people.ts'
import type { TestEnv } from '../env/test-env.ts'
import { anybody, type Good, type FixtureEnv, nameOf, oneself, type OutsideRoute } from './route.ts'

/** The test env whose rows the mutants use; they are called after it was opened. */
let lent: TestEnv | undefined

/** Gives the mutant routes access to the rows of a test env. */
export function lend(testEnv: TestEnv): void {
  lent = testEnv
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type MutantRoute = OutsideRoute & { readonly handler: Handler }

const key = `Bearer ${'planted-key'.repeat(4)}`
const hasKey = ({ headers }: FastifyRequest) => headers.authorization === key
const scim = 'application/scim+json; charset=utf-8'

const refuseScim = (reply: FastifyReply, status: number) =>
  reply
    .code(status)
    .type(scim)
    .send(
      JSON.stringify({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
        detail: 'No.',
      }),
    )

const refuse = (reply: FastifyReply, status: number) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ code: status, errCode: 'PLANTED', errMsg: 'No.', errDetail: '' })

const byKey =
  (method: HTTPMethods, url: string, body?: object) =>
  async (env: FixtureEnv): Promise<Good> => ({
    method,
    url,
    headers: {
      host: hostOf('alpha'),
      authorization: key,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
    status: 200,
    viewer: { ...anybody(env), accountId: 'scim', isStaff: true },
  })

const bySession =
  (method: Good['method'], url: string) =>
  async (env: FixtureEnv, person: PersonName): Promise<Good> => ({
    method,
    url,
    headers: {
      host: hostOf(people[person].site),
      cookie: `__Host-sid=${tokenOf(person)}`,
      'x-requested-with': 'lyceum',
    },
    status: 200,
    viewer: oneself(env, person),
  })

const isSignedIn = ({ headers }: FastifyRequest) =>
  Object.keys(people).some((name) => headers.cookie?.includes(tokenOf(name as PersonName)))

/** A SCIM route without a key check, and an upload that any signed-in person may write to. */
export const matrixMutants: readonly MutantRoute[] = [
  {
    routes: ['GET /planted/scim/Users', 'HEAD /planted/scim/Users'],
    key: 'bearer',
    errorFormat: 'scim',
    good: byKey('GET', '/planted/scim/Users'),
    handler: async (_request, reply) => reply.type(scim).send('{}'),
  },
  {
    routes: ['PATCH /planted/upload/:id'],
    key: 'session',
    errorFormat: 'envelope',
    isWrite: true,
    good: bySession('PATCH', '/planted/upload/1'),
    wrongs: async (_env, good) => [
      { name: 'an upload of somebody else', wire: { ...good, url: '/planted/upload/2' }, status: 404 },
    ],
    handler: async (request, reply) => (isSignedIn(request) ? reply.send({}) : refuse(reply, 401)),
  },
]

/** A SCIM route that a NUL crashes, and a feed with its own error format. */
export const fuzzMutants: readonly MutantRoute[] = [
  {
    routes: ['POST /planted/scim/Users'],
    key: 'bearer',
    errorFormat: 'scim',
    isWrite: true,
    good: byKey('POST', '/planted/scim/Users', { name: '王磊' }),
    handler: async (request, reply) => {
      if (!hasKey(request)) return refuseScim(reply, 401)
      if (JSON.stringify(request.body).length > 60_000) throw new Error('injected')
      return reply.type(scim).send('{}')
    },
  },
  {
    routes: ['GET /planted/calendar/:name', 'HEAD /planted/calendar/:name'],
    key: 'address',
    errorFormat: 'envelope',
    good: async (env) => ({
      ...(await byKey('GET', '/planted/calendar/a.ics')(env)),
      headers: { host: hostOf('alpha') },
    }),
    handler: async (request, reply) =>
      request.url.endsWith('/a.ics') ? reply.type('text/calendar').send('') : reply.code(404).send('gone'),
  },
]

/** A calendar feed that answers for another site. */
export const leakMutants: readonly MutantRoute[] = [
  {
    routes: ['GET /planted/feed/:name', 'HEAD /planted/feed/:name'],
    key: 'address',
    errorFormat: 'envelope',
    good: async (env) => ({
      ...(await byKey('GET', '/planted/feed/a.ics')(env)),
      headers: { host: hostOf('alpha') },
    }),
    handler: async (_request, reply) => {
      const found = await lent?.owner.query<{ name: string }>('select name from identity.account')
      return reply.type('text/calendar').send(JSON.stringify(found?.rows))
    },
  },
]

/** A deletion that any page may cause, and a route that trusts what a request says about itself. */
export const guardMutants: readonly MutantRoute[] = [
  {
    routes: ['DELETE /planted/upload/:id'],
    key: 'session',
    errorFormat: 'envelope',
    isWrite: true,
    good: bySession('DELETE', '/planted/upload/1'),
    handler: async (request, reply) => (isSignedIn(request) ? reply.send({}) : refuse(reply, 401)),
  },
  {
    routes: ['GET /planted/scim/Groups', 'HEAD /planted/scim/Groups'],
    key: 'bearer',
    errorFormat: 'scim',
    good: byKey('GET', '/planted/scim/Groups'),
    handler: async (request, reply) =>
      hasKey(request) || request.headers['x-remote-user']
        ? reply.type(scim).send('{}')
        : refuseScim(reply, 401),
  },
]

export const mutantRoutes = [...matrixMutants, ...fuzzMutants, ...leakMutants, ...guardMutants]

/** Adds the mutant routes to a server. */
export function addMutantRoutes(app: FastifyInstance): void {
  void app.register(async (scope) => {
    for (const { routes, handler } of mutantRoutes) {
      const [method = 'GET', url = ''] = routes[0].split(' ')
      scope.route({ method, url, handler })
    }
  })
}

export const namesOf = (routes: readonly OutsideRoute[]) => routes.map(nameOf).sort()
