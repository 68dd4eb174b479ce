import { areas as certification } from '#domains/certification'
import { areas as circle } from '#domains/circle'
import { areas as exam } from '#domains/exam'
import { areas as home } from '#domains/home'
import { areas as honor } from '#domains/honor'
import { areas as identity, callbackRoute } from '#domains/identity'
import { areas as knowledge } from '#domains/knowledge'
import { areas as learning } from '#domains/learning'
import { areas as leave } from '#domains/leave'
import { areas as lecturer } from '#domains/lecturer'
import { areas as live } from '#domains/live'
import { areas as mall } from '#domains/mall'
import { areas as news } from '#domains/news'
import { areas as pk } from '#domains/pk'
import { areas as profile } from '#domains/profile'
import { areas as qa } from '#domains/qa'
import { areas as search } from '#domains/search'
import { areas as survey } from '#domains/survey'
import type { PageRoute, RedirectRoute } from '#lib/route'
import type { AnyRoute, PortalArea } from '#ui/layout/area'

/** Every area of the portal, as its domain declares it. The shell only collects them. */
export const areas: readonly PortalArea[] = [
  ...identity,
  ...home,
  ...search,
  ...news,
  ...learning,
  ...leave,
  ...certification,
  ...exam,
  ...circle,
  ...honor,
  ...mall,
  ...knowledge,
  ...lecturer,
  ...live,
  ...profile,
  ...survey,
  ...pk,
  ...qa,
]

/** Every route of the portal; router, links and layout are derived from this. */
export const routes: readonly AnyRoute[] = areas.flatMap(({ area, routes: own }) =>
  // A redirect leads to a page that declares its own area.
  own.map((route) => (area === undefined || 'redirectTo' in route ? route : { ...route, area })),
)

/** All pages, and the one address that only machines use. */
export const pages: readonly PageRoute[] = [
  ...routes.flatMap((route) => ('frame' in route ? [route] : [])),
  callbackRoute,
]

export const redirects: readonly RedirectRoute[] = routes.flatMap((route) =>
  'redirectTo' in route ? [route] : [],
)

type ListedRoute = {
  readonly path: string
  readonly name?: string
  readonly redirectTo?: string
  readonly public?: true
  readonly footer: boolean
  readonly navbar: boolean
  readonly newTab: boolean
  readonly served: boolean
}

/** The same list for the check against the specification. */
export const portalRoutes: readonly ListedRoute[] = routes.map((route) => ({
  path: route.path,
  ...('name' in route ? { name: route.name } : {}),
  ...('redirectTo' in route ? { redirectTo: route.redirectTo } : {}),
  ...(route.isPublic ? { public: true } : {}),
  footer: !('footer' in route),
  navbar: !('navbar' in route),
  newTab: 'newTab' in route,
  served: 'redirectTo' in route || 'load' in route,
}))
