import type { Domain } from '#platform/domain'
import { callOf } from '../report/finding.ts'
import { calendarRoutes } from './calendar.ts'
import { contentRoutes } from './content.ts'
import type { OutsideRoute } from './route.ts'
import { scimRoutes } from './scim.ts'
import { serviceRoutes } from './service.ts'
import { uploadRoutes } from './upload.ts'

/** Every route outside the contract, with a fixture. */
export const outsideRoutes: readonly OutsideRoute[] = [
  ...scimRoutes,
  ...calendarRoutes,
  ...uploadRoutes,
  ...contentRoutes,
  ...serviceRoutes,
]

type Known = {
  readonly routes: ReadonlySet<string>
  readonly domains: readonly Domain[]
  readonly declared: readonly OutsideRoute[]
}

/** Why the suites cannot start: a route without a fixture, or a fixture of a route that no longer exists. */
export function undeclaredIn({ routes, domains, declared }: Known): Error | undefined {
  const calls = new Set(domains.flatMap((domain) => domain.routes.map(({ endpoint }) => callOf(endpoint))))
  const outside = new Set(declared.flatMap((entry) => entry.routes))
  // Fastify answers HEAD for every GET with the same handler and guards.
  const isCall = (route: string) => calls.has(route) || calls.has(route.replace(/^HEAD /, 'GET '))
  const missing = [...routes].filter((route) => !isCall(route) && !outside.has(route))
  const gone = declared.flatMap((entry) =>
    entry.isBuilt ? [] : entry.routes.filter((route) => !routes.has(route)),
  )
  const lines = [
    ...missing.map((route) => `${route} is no call of the contract and has no specimen`),
    ...gone.map((route) => `${route} has a specimen, and the server does not know it`),
  ]
  const head = 'Routes and specimens differ (server/testing/suites/outside):'
  return lines.length > 0 ? new Error([head, ...lines].join('\n')) : undefined
}
