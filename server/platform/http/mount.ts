import { commonErrors, type Endpoint } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../process/config.ts'
import { type Actor, type Ctx, anonymous, type Site } from '../ctx.ts'
import { maxWaiting, retrying } from '../db.ts'
import { fail } from '../app-error.ts'
import { openCtx } from '../ctx/open-ctx.ts'
import type { Parts } from '../parts.ts'
import { countCall } from '../rate-limit.ts'
import { proveSession, shareArrival } from '../rate/arrivals.ts'
import type { Answer, Route } from './answer.ts'
import type { RequestResolvers } from './resolvers.ts'
import { rejectCrossSite } from './csrf-guard.ts'
import { once } from './idempotency.ts'
import { inputReader } from './input.ts'
import { rejectWhileViewing, requireRight } from './rights.ts'
import { answerIn, requestLocale } from './request-locale.ts'
import { sessionToken } from './session-token.ts'

/** The parts are read on every call, because tests exchange them under a running server. */
export type ServerDeps = { readonly partsNow: () => Parts; readonly resolvers: RequestResolvers }

/** Adds one call to the server. The order is the same for all: address, site, origin, person, rate, permission, input, work. */
export function mount(app: FastifyInstance, route: Route, deps: ServerDeps): void {
  const { accept } = route
  if (!accept) return addRoute(app, route, deps)
  void app.register(async (scope) => {
    await accept(scope)
    addRoute(scope, route, deps)
  })
}

function addRoute(app: FastifyInstance, route: Route, deps: ServerDeps): void {
  const { endpoint, raw } = route
  const read = inputReader(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { countsCaller: true },
    handler: async (request, reply) => {
      const admitted = await admit(endpoint, request, deps)
      const ctx = route.isKeyed ? admitted.keyed() : admitted
      const input = read(request)
      if (raw) {
        const result = await raw(ctx, input as never, { request, reply })
        return reply.sent || result === undefined ? reply : success(endpoint.result.parse(result))
      }
      const result = endpoint.result.parse(
        await perform(route, ctx, { input, request, answer: answerOn(request, reply, ctx.parts.config) }),
      )
      if (ctx.parts.config.NODE_ENV === 'test') void reply.header('x-queries', String(ctx.db.scope.queries))
      return success(result)
    },
  })
}

/** Returned, not sent, because Fastify waits for the end of a returned reply. */
const success = (result: unknown) => ({ code: 200, result })

/** Finds the site and the person and rejects callers without permission. Returns the context of the call. */
export async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  { partsNow, resolvers }: ServerDeps,
): Promise<Ctx> {
  const parts = partsNow()
  const { site, actor } = await siteAndPerson(endpoint, request, { parts, resolvers })
  const caller = { siteId: site.id, accountId: actor.realId ?? actor.id, address: request.ip }
  await countCall(parts, { ...caller, rate: endpoint.rate ?? endpoint.kind })
  await requireRight(endpoint, actor, (wanted) => resolvers.mayInAnotherRole(parts, site, { actor, wanted }))
  rejectWhileViewing(endpoint, actor)
  if (parts.database.pool.waitingCount > maxWaiting) fail(commonErrors.SERVER_BUSY)
  const { listeners } = resolvers
  const locale = requestLocale(request)
  return openCtx({ parts, listeners, site, actor, locale, address: request.ip, hot: endpoint.hot ?? false })
}

type Found = { readonly site: Site; readonly actor: Actor }

/** Finds the site and the person. A call that fails here has no caller, so it counts for its address on all nodes. */
async function siteAndPerson(
  endpoint: Endpoint,
  request: FastifyRequest,
  { parts, resolvers }: { readonly parts: Parts; readonly resolvers: RequestResolvers },
): Promise<Found> {
  try {
    const site = await resolvers.findSite(parts, request.hostname)
    rejectCrossSite(endpoint, request)
    return { site, actor: await whoCalls(endpoint, request, { parts, resolvers, site }) }
  } catch (error) {
    await shareArrival(parts, request.ip)
    throw error
  }
}

async function whoCalls(
  endpoint: Endpoint,
  request: FastifyRequest,
  deps: { readonly parts: Parts; readonly resolvers: RequestResolvers; readonly site: Site },
): Promise<Actor> {
  const cookie = sessionToken(request.headers.cookie)
  const { access } = endpoint
  if (cookie === undefined) return access === 'public' ? anonymous : fail(commonErrors.session_time_out)
  const { parts, resolvers, site } = deps
  const session = await resolvers.openSession(parts, site, { cookie, isAtWork: true })
  if ('refused' in session) return access === 'public' ? anonymous : fail(session.refused)
  const { actor } = session
  proveSession(parts, cookie)
  if (actor.locale) answerIn(request, actor.locale)
  return actor
}

type Call = { readonly input: unknown; readonly request: FastifyRequest; readonly answer: Answer }

/** A read runs without a transaction, a hot write uses group commit, any other write is one transaction per idempotency key unless it runs in steps. */
function perform(
  { endpoint, handler, inSteps }: Route,
  ctx: Ctx,
  { input, request, answer }: Call,
): Promise<unknown> {
  const work = (ctx: Ctx) => handler(ctx, input as never, answer)
  if (endpoint.kind === 'read' || endpoint.hot || inSteps) return work(ctx)
  const key = request.headers['idempotency-key']
  const write = { endpoint, input, work, key: typeof key === 'string' ? key : undefined }
  return retrying(() => ctx.transaction((ctx) => once(ctx, write)))
}

function answerOn(request: FastifyRequest, reply: FastifyReply, config: Config): Answer {
  return {
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
    header: (name, value) => void reply.header(name, value),
    cookie: (name) => cookieOf(request, name),
    agent: (request.headers['user-agent'] ?? '').slice(0, 200),
    mobile: String(request.headers['sec-ch-ua-mobile'] ?? '').slice(0, 4),
    // The host name was found among the site's own; port and scheme are trusted in development only.
    origin:
      config.NODE_ENV === 'production'
        ? `https://${request.hostname}`
        : `${request.protocol}://${request.host}`,
  }
}

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
