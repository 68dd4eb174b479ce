import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { hostOf, people, type PersonName, tokenOf } from '../../people.ts'
import type { Stage } from '../stage.ts'
import { anybody, type Good, type Ground, nameOf, oneself, type OutsideRoute } from './route.ts'

/** The stage on which planted routes reach for rows; they are asked after it has been opened. */
let lent: Stage | undefined

/** Lets planted routes reach the rows of a stage. */
export function lend(stage: Stage): void {
  lent = stage
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type Planted = OutsideRoute & { readonly handler: Handler }

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
  async (ground: Ground): Promise<Good> => ({
    method,
    url,
    headers: {
      host: hostOf('alpha'),
      authorization: key,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
    status: 200,
    viewer: { ...anybody(ground), accountId: 'scim', isStaff: true },
  })

const bySession =
  (method: Good['method'], url: string) =>
  async (ground: Ground, person: PersonName): Promise<Good> => ({
    method,
    url,
    headers: {
      host: hostOf(people[person].site),
      cookie: `__Host-sid=${tokenOf(person)}`,
      'x-requested-with': 'lyceum',
    },
    status: 200,
    viewer: oneself(ground, person),
  })

const isSignedIn = ({ headers }: FastifyRequest) =>
  Object.keys(people).some((name) => headers.cookie?.includes(tokenOf(name as PersonName)))

/** A SCIM route without a look at the key, and an upload that anybody who is signed in may write to. */
export const matrixMutants: readonly Planted[] = [
  {
    routes: ['GET /planted/scim/Users', 'HEAD /planted/scim/Users'],
    key: 'bearer',
    speaks: 'scim',
    good: byKey('GET', '/planted/scim/Users'),
    handler: async (_request, reply) => reply.type(scim).send('{}'),
  },
  {
    routes: ['PATCH /planted/upload/:id'],
    key: 'session',
    speaks: 'envelope',
    isWrite: true,
    good: bySession('PATCH', '/planted/upload/1'),
    wrongs: async (_stage, good) => [
      { name: 'an upload of somebody else', wire: { ...good, url: '/planted/upload/2' }, status: 404 },
    ],
    handler: async (request, reply) => (isSignedIn(request) ? reply.send({}) : refuse(reply, 401)),
  },
]

/** A SCIM route that a NUL brings down, and a feed that refuses in words of its own. */
export const fuzzMutants: readonly Planted[] = [
  {
    routes: ['POST /planted/scim/Users'],
    key: 'bearer',
    speaks: 'scim',
    isWrite: true,
    good: byKey('POST', '/planted/scim/Users', { name: '王磊' }),
    handler: async (request, reply) => {
      if (!hasKey(request)) return refuseScim(reply, 401)
      if (JSON.stringify(request.body).length > 60_000) throw new Error('planted')
      return reply.type(scim).send('{}')
    },
  },
  {
    routes: ['GET /planted/calendar/:name', 'HEAD /planted/calendar/:name'],
    key: 'address',
    speaks: 'envelope',
    good: async (ground) => ({
      ...(await byKey('GET', '/planted/calendar/a.ics')(ground)),
      headers: { host: hostOf('alpha') },
    }),
    handler: async (request, reply) =>
      request.url.endsWith('/a.ics') ? reply.type('text/calendar').send('') : reply.code(404).send('gone'),
  },
]

/** A calendar feed that answers for another site. */
export const leakMutants: readonly Planted[] = [
  {
    routes: ['GET /planted/feed/:name', 'HEAD /planted/feed/:name'],
    key: 'address',
    speaks: 'envelope',
    good: async (ground) => ({
      ...(await byKey('GET', '/planted/feed/a.ics')(ground)),
      headers: { host: hostOf('alpha') },
    }),
    handler: async (_request, reply) => {
      const found = await lent?.owner.query<{ name: string }>('select name from identity.account')
      return reply.type('text/calendar').send(JSON.stringify(found?.rows))
    },
  },
]

/** A deletion that any page may cause, and a route that believes what a request says about itself. */
export const guardMutants: readonly Planted[] = [
  {
    routes: ['DELETE /planted/upload/:id'],
    key: 'session',
    speaks: 'envelope',
    isWrite: true,
    good: bySession('DELETE', '/planted/upload/1'),
    handler: async (request, reply) => (isSignedIn(request) ? reply.send({}) : refuse(reply, 401)),
  },
  {
    routes: ['GET /planted/scim/Groups', 'HEAD /planted/scim/Groups'],
    key: 'bearer',
    speaks: 'scim',
    good: byKey('GET', '/planted/scim/Groups'),
    handler: async (request, reply) =>
      hasKey(request) || request.headers['x-remote-user']
        ? reply.type(scim).send('{}')
        : refuseScim(reply, 401),
  },
]

export const plantedRoutes = [...matrixMutants, ...fuzzMutants, ...leakMutants, ...guardMutants]

/** Puts the planted routes on a server. */
export function plantOutside(app: FastifyInstance): void {
  void app.register(async (scope) => {
    for (const { routes, handler } of plantedRoutes) {
      const [method = 'GET', url = ''] = routes[0].split(' ')
      scope.route({ method, url, handler })
    }
  })
}

export const namesOf = (routes: readonly OutsideRoute[]) => routes.map(nameOf).sort()
