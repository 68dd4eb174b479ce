import type { Room } from '#platform/room'
import { callOf } from '../finding.ts'
import { calendarRoutes } from './calendar.ts'
import { contentRoutes } from './content.ts'
import type { OutsideRoute } from './route.ts'
import { scimRoutes } from './scim.ts'
import { serviceRoutes } from './service.ts'
import { uploadRoutes } from './upload.ts'

/** Every route that is no call of the contract, with a specimen. */
export const outsideRoutes: readonly OutsideRoute[] = [
  ...scimRoutes,
  ...calendarRoutes,
  ...uploadRoutes,
  ...contentRoutes,
  ...serviceRoutes,
]

type Known = {
  readonly routes: ReadonlySet<string>
  readonly rooms: readonly Room[]
  readonly declared: readonly OutsideRoute[]
}

/** Why no suite may start: the server knows a route that none would ask, or a specimen is of a route that is gone. */
export function undeclaredIn({ routes, rooms, declared }: Known): Error | undefined {
  const calls = new Set(rooms.flatMap((room) => room.routes.map(({ endpoint }) => callOf(endpoint))))
  const outside = new Set(declared.flatMap((one) => one.routes))
  // Fastify answers HEAD for every GET with the same handler and guards.
  const isCall = (route: string) => calls.has(route) || calls.has(route.replace(/^HEAD /, 'GET '))
  const missing = [...routes].filter((route) => !isCall(route) && !outside.has(route))
  const gone = declared.flatMap((one) =>
    one.isBuilt ? [] : one.routes.filter((route) => !routes.has(route)),
  )
  const lines = [
    ...missing.map((route) => `${route} is no call of the contract and has no specimen`),
    ...gone.map((route) => `${route} has a specimen, and the server does not know it`),
  ]
  const head = 'Routes and specimens differ (server/testing/suites/outside):'
  return lines.length > 0 ? new Error([head, ...lines].join('\n')) : undefined
}
