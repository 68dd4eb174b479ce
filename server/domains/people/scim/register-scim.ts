import { scimAddress } from '@lyceum/contract/people'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { retrying } from '#platform/db'
import { rejectUnstorable } from '#platform/http'
import { providerConfig, resourceTypeList, schemaList } from './discovery.ts'
import { enter, namingToken, type ScimDeps } from './authenticate.ts'
import { changeGroup, createGroup, getGroup, listGroups } from './groups.ts'
import { errorBody, ScimTrouble, troubleIn } from './scim-error.ts'
import { changeUser, createUser, getUser, listUsers } from './users.ts'
import { readPatch, readUser } from './parse-user.ts'

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
    // A machine never deletes a person: whoever is deleted there has left here.
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
 * SCIM 2.0 besides the contract's routes: another protocol with its own envelope, errors and media type. Callers are
 * identified by a bearer token alone; cookies are ignored, so a page of another site gains nothing by calling.
 */
export function addScim(app: FastifyInstance, deps: ScimDeps): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    for (const type of ['application/json', 'application/scim+json'])
      scope.addContentTypeParser(type, { parseAs: 'string' }, async (_request: unknown, text: string) =>
        parsed(text),
      )
    scope.setErrorHandler((error, _request, reply) => refused(reply, error))
    for (const { method, path, status = 200, work } of calls) {
      scope.route({
        method,
        url: `${scimAddress}${path}`,
        handler: (request, reply) =>
          answered(reply, status, async () => {
            for (const part of [request.body, request.params, request.query]) rejectUnstorable(part)
            const isWrite = method !== 'GET'
            const { ctx, token } = await enter(request, deps, { part: partOf(path), isWrite })
            if (!isWrite) return work(ctx, request)
            return retrying(() => ctx.transaction((ctx) => work(namingToken(ctx, token), request)))
          }),
      })
    }
  })
}

const partOf = (path: string) =>
  path.startsWith('/Users') ? 'users' : path.startsWith('/Groups') ? 'groups' : undefined

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new ScimTrouble(400, 'The body is not JSON.', 'invalidSyntax')
  }
}

const mediaType = 'application/scim+json; charset=utf-8'

async function answered(reply: FastifyReply, status: number, work: () => Promise<object | undefined>) {
  const body = await work()
  void reply.header('content-type', mediaType)
  return reply.code(status).send(body === undefined ? undefined : JSON.stringify(body))
}

/** Every expected error in the protocol's format; anything else is a bug and is handled like all bugs. */
function refused(reply: FastifyReply, error: unknown): FastifyReply {
  const trouble = troubleIn(error)
  if (!trouble) throw error
  if (trouble.status === 401) void reply.header('www-authenticate', 'Bearer realm="scim"')
  void reply.header('content-type', mediaType)
  return reply.code(trouble.status).send(JSON.stringify(errorBody(trouble)))
}
