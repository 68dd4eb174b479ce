import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** Adds routes to a server before all others. */
export type AddRoutes = (app: FastifyInstance) => void

type Noted = { readonly routes: Set<string>; readonly addRoutes: AddRoutes | undefined }

const noting = new Set<Noted>()

// Fastify announces every server it makes, so that no list of servers is needed.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { readonly fastify: FastifyInstance }
  for (const { routes, addRoutes } of noting) {
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat()) routes.add(`${verb} ${url}`)
    })
    addRoutes?.(fastify)
  }
})

/** Every route of every server made while the work runs, as `GET /alive`. */
export async function withRoutes<T>(
  work: () => Promise<T>,
  addRoutes?: AddRoutes,
): Promise<{ readonly done: T; readonly routes: ReadonlySet<string> }> {
  const noted = { routes: new Set<string>(), addRoutes }
  noting.add(noted)
  try {
    return { done: await work(), routes: noted.routes }
  } finally {
    noting.delete(noted)
  }
}
