import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** Adds routes to a server before anybody else does. */
export type Plant = (app: FastifyInstance) => void

type Noted = { readonly routes: Set<string>; readonly plant: Plant | undefined }

const noting = new Set<Noted>()

// Fastify announces every server it makes, so that no list of servers has to be kept by hand.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { readonly fastify: FastifyInstance }
  for (const { routes, plant } of noting) {
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.add(`${one} ${url}`)
    })
    plant?.(fastify)
  }
})

/** Every route of every server that is made while the work runs, as `GET /alive`. */
export async function withRoutes<T>(
  work: () => Promise<T>,
  plant?: Plant,
): Promise<{ readonly done: T; readonly routes: ReadonlySet<string> }> {
  const noted = { routes: new Set<string>(), plant }
  noting.add(noted)
  try {
    return { done: await work(), routes: noted.routes }
  } finally {
    noting.delete(noted)
  }
}
