import type { FastifyInstance } from 'fastify'
import { addContentHost, addResumable, refuseContentHost } from '#domains/file'
import { addCalendar } from '#domains/home'
import { addScim } from '#domains/people'
import { addPosterPictures } from '#domains/settings'
import { addHealth, type Health } from '#platform/process/health'
import { makeServer } from '#platform/http'
import type { Parts } from '#platform/parts'
import type { Domain } from '#platform/domain'
import { requireComplete } from './boot-check.ts'
import { addDocs } from './pages/docs-page.ts'
import { actorResolver, requestResolvers, sites, sessionActorResolver } from './resolvers.ts'
import { addPages, readLauncher } from './pages/pages.ts'

export type Built = { readonly app: FastifyInstance; readonly health: Health }

/** The whole HTTP server. Configuration is read once, here; the parts are read again on every call. */
export function build(partsNow: () => Parts, domains: readonly Domain[]): Built {
  requireComplete(domains)
  const resolvers = requestResolvers(domains)
  const app = makeServer({ partsNow, resolvers, routes: domains.flatMap(({ routes }) => routes) })
  const { config } = partsNow()
  if (config.CONTENT_PORT === undefined) addContent(app, partsNow, domains)
  else refuseContentHost(app, config)
  addPosterPictures(app, { partsNow, findSite: resolvers.findSite })
  addResumable(app, { partsNow, resolvers })
  addScim(app, { partsNow, resolvers, actorOf: actorResolver(domains) })
  addCalendar(app, { partsNow, resolvers, actorOf: actorResolver(domains) })
  const health = addHealth(app, partsNow)
  if (config.NODE_ENV !== 'production') addDocs(app, domains)
  void app.register((scope) => addPages(scope, { config }))
  return { app, health }
}

/** Serves only the content host, so that heavy film readers take no time from API calls (M-09). */
export function buildContent(partsNow: () => Parts, domains: readonly Domain[]): Built {
  const app = makeServer({ partsNow, resolvers: requestResolvers(domains), routes: [] })
  addContent(app, partsNow, domains)
  return { app, health: addHealth(app, partsNow) }
}

function addContent(app: FastifyInstance, partsNow: () => Parts, domains: readonly Domain[]): void {
  addContentHost(app, {
    partsNow,
    siteOf: sites.item,
    hostsOf: sites.hosts,
    actorOf: actorResolver(domains),
    sessionActorOf: sessionActorResolver(domains),
    readers: () => domains.flatMap(({ readableFiles }) => readableFiles ?? []),
    launcher: readLauncher,
  })
}
