import { scimAddress } from '@lyceum/contract/people'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { nobody, type Ctx } from '#platform/ctx'
import { retrying } from '#platform/db'
import { Failure } from '#platform/failure'
import type { Ground } from '#platform/http'
import { openCtx } from '#platform/open-ctx'
import { countCall } from '#platform/rate'
import { providerConfig, resourceTypeList, schemaList } from './discovery.ts'
import { changeGroup, createGroup, getGroup, listGroups } from './groups.ts'
import { spendableToken } from './store.ts'
import { tokenHash } from './tokens.ts'
import { errorBody, ScimTrouble } from './trouble.ts'
import { changeUser, createUser, getUser, listUsers } from './users.ts'
import { readPatch, readUser } from './user-words.ts'

type Work = (ctx: Ctx, request: FastifyRequest) => Promise<object | undefined>

type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly status?: number
  readonly work: Work
}

const withId = z.object({ id: z.string() })
const idOf = ({ params }: FastifyRequest) => withId.parse(params).id

const paging = z.object({
  filter: z.string().max(1000).default(''),
  startIndex: z.coerce.number().int().min(1).max(10_000_000).catch(1),
  count: z.coerce.number().int().min(0).max(200).catch(100),
})

function pageOf({ query }: FastifyRequest) {
  const { filter, startIndex, count } = paging.parse(query)
  return { filter, start: startIndex, count }
}

const calls: readonly Call[] = [
  { method: 'GET', path: '/ServiceProviderConfig', work: async () => providerConfig },
  { method: 'GET', path: '/ResourceTypes', work: async () => resourceTypeList },
  { method: 'GET', path: '/Schemas', work: async () => schemaList },
  { method: 'GET', path: '/Users', work: (ctx, request) => listUsers(ctx, pageOf(request)) },
  { method: 'GET', path: '/Users/:id', work: (ctx, request) => getUser(ctx, idOf(request)) },
  { method: 'POST', path: '/Users', status: 201, work: (ctx, { body }) => createUser(ctx, readUser(body)) },
  {
    method: 'PUT',
    path: '/Users/:id',
    work: (ctx, request) => changeUser(ctx, idOf(request), readUser(request.body)),
  },
  {
    method: 'PATCH',
    path: '/Users/:id',
    work: (ctx, request) => changeUser(ctx, idOf(request), readPatch(request.body)),
  },
  {
    // Nobody is ever erased by a machine: who is deleted there has left here.
    method: 'DELETE',
    path: '/Users/:id',
    status: 204,
    work: async (ctx, request) => {
      await changeUser(ctx, idOf(request), { values: {}, active: false })
      return undefined
    },
  },
  { method: 'GET', path: '/Groups', work: (ctx, request) => listGroups(ctx, pageOf(request)) },
  { method: 'GET', path: '/Groups/:id', work: (ctx, request) => getGroup(ctx, idOf(request)) },
  { method: 'POST', path: '/Groups', status: 201, work: (ctx, { body }) => createGroup(ctx, body) },
  {
    method: 'PATCH',
    path: '/Groups/:id',
    work: (ctx, request) => changeGroup(ctx, idOf(request), request.body),
  },
]

/**
 * SCIM 2.0 beside the calls of the contract: another protocol with its own envelope, errors and media type. Who calls is
 * told by a bearer token alone; a cookie means nothing here, so a page of another site gains nothing by calling.
 */
export function addScim(app: FastifyInstance, ground: Ground): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/scim+json',
      { parseAs: 'string' },
      async (_request: unknown, text: string) => parsed(text),
    )
    for (const { method, path, status = 200, work } of calls) {
      scope.route({
        method,
        url: `${scimAddress}${path}`,
        handler: (request, reply) =>
          answered(reply, status, async () => {
            const ctx = await enter(request, ground)
            if (method === 'GET') return work(ctx, request)
            return retrying(() => ctx.transaction((ctx) => work(ctx, request)))
          }),
      })
    }
  })
}

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new ScimTrouble(400, 'The body is not JSON.', 'invalidSyntax')
  }
}

async function enter(request: FastifyRequest, { parts, doors }: Ground): Promise<Ctx> {
  const site = await doors.findSite(parts, request.hostname)
  const ctx = openCtx({
    parts,
    listeners: doors.listeners,
    site,
    actor: { ...nobody, role: 'SCIM' },
    address: request.ip,
  })
  const [, token] = /^Bearer\s+(\S{20,200})$/i.exec(request.headers.authorization ?? '') ?? []
  const known = token === undefined ? undefined : await spendableToken(ctx.db, tokenHash(token), ctx.now)
  // A key that is none is counted like a password that is none.
  const rate = known ? ('read' as const) : ('login' as const)
  const accountId = known ? `scim-${known.id}` : '0'
  await countCall(parts, { siteId: site.id, accountId, address: request.ip, rate })
  if (!known) throw new ScimTrouble(401, 'A valid bearer token is needed.')
  return ctx
}

async function answered(reply: FastifyReply, status: number, work: () => Promise<object | undefined>) {
  void reply.header('content-type', 'application/scim+json; charset=utf-8')
  try {
    const body = await work()
    return await reply.code(status).send(body === undefined ? undefined : JSON.stringify(body))
  } catch (error) {
    const trouble =
      error instanceof Failure ? new ScimTrouble(error.spec.status, error.spec.text['en-US']) : error
    if (!(trouble instanceof ScimTrouble)) throw error
    if (trouble.status === 401) void reply.header('www-authenticate', 'Bearer realm="scim"')
    return reply.code(trouble.status).send(JSON.stringify(errorBody(trouble)))
  }
}
