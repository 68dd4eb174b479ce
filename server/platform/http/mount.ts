import { commonErrors, type Endpoint } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { type Actor, type Ctx, nobody, type Site } from '../ctx.ts'
import { maxWaiting, retrying } from '../db.ts'
import { fail } from '../failure.ts'
import { openCtx } from '../open-ctx.ts'
import type { Parts } from '../parts.ts'
import { countCall } from '../rate.ts'
import { proveSession, shareArrival } from '../rate/arrivals.ts'
import type { Answer, Route } from './answer.ts'
import type { Doors } from './doors.ts'
import { refuseCrossSite } from './guard.ts'
import { once } from './idempotency.ts'
import { inputReader } from './input.ts'
import { refuseWhileViewing, refuseWithoutRight } from './rights.ts'
import { answerIn, spokenLocale } from './spoken-locale.ts'
import { sessionToken } from './session-token.ts'

/** The parts are asked for at every call: tests put others below a server that stands. */
export type Ground = { readonly partsNow: () => Parts; readonly doors: Doors }

/** Puts one call on the server. The order is the same for all: address, site, origin, person, rate, right, input, work. */
export function mount(app: FastifyInstance, route: Route, ground: Ground): void {
  const { accept } = route
  if (!accept) return addRoute(app, route, ground)
  void app.register(async (scope) => {
    await accept(scope)
    addRoute(scope, route, ground)
  })
}

function addRoute(app: FastifyInstance, route: Route, ground: Ground): void {
  const { endpoint, raw } = route
  const read = inputReader(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { countsCaller: true },
    handler: async (request, reply) => {
      const admitted = await admit(endpoint, request, ground)
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

/** Returned, not sent: Fastify would wait for the end of a reply that a handler gives back. */
const success = (result: unknown) => ({ code: 200, result })

/** Finds the site and the person, and refuses whoever may not call. Answers the context of the call. */
export async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  { partsNow, doors }: Ground,
): Promise<Ctx> {
  const parts = partsNow()
  const { site, actor } = await siteAndPerson(endpoint, request, { parts, doors })
  const caller = { siteId: site.id, accountId: actor.realId ?? actor.id, address: request.ip }
  await countCall(parts, { ...caller, rate: endpoint.rate ?? endpoint.kind })
  await refuseWithoutRight(endpoint, actor, (wanted) =>
    doors.mayInAnotherRole(parts, site, { actor, wanted }),
  )
  refuseWhileViewing(endpoint, actor)
  if (parts.database.pool.waitingCount > maxWaiting) fail(commonErrors.SERVER_BUSY)
  const { listeners } = doors
  const locale = spokenLocale(request)
  return openCtx({ parts, listeners, site, actor, locale, address: request.ip, hot: endpoint.hot ?? false })
}

type Found = { readonly site: Site; readonly actor: Actor }

/** Finds the site and the person. A call that ends here was nobody's: it counts for its address on all nodes. */
async function siteAndPerson(
  endpoint: Endpoint,
  request: FastifyRequest,
  { parts, doors }: { readonly parts: Parts; readonly doors: Doors },
): Promise<Found> {
  try {
    const site = await doors.findSite(parts, request.hostname)
    refuseCrossSite(endpoint, request)
    return { site, actor: await whoCalls(endpoint, request, { parts, doors, site }) }
  } catch (error) {
    await shareArrival(parts, request.ip)
    throw error
  }
}

async function whoCalls(
  endpoint: Endpoint,
  request: FastifyRequest,
  ground: { readonly parts: Parts; readonly doors: Doors; readonly site: Site },
): Promise<Actor> {
  const cookie = sessionToken(request.headers.cookie)
  const { access } = endpoint
  if (cookie === undefined) return access === 'public' ? nobody : fail(commonErrors.session_time_out)
  const { parts, doors, site } = ground
  const session = await doors.openSession(parts, site, { cookie, isAtWork: true })
  if ('refused' in session) return access === 'public' ? nobody : fail(session.refused)
  const { actor } = session
  proveSession(parts, cookie)
  if (actor.locale) answerIn(request, actor.locale)
  return actor
}

type Call = { readonly input: unknown; readonly request: FastifyRequest; readonly answer: Answer }

/** A read runs as it is, a hot write commits by group, any other write is one transaction, once per key, or knows why not. */
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
    // The host name was found among the site's own before; a port and a scheme are believed in development only.
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
