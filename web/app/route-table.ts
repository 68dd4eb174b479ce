import { routes as certification } from '#domains/certification'
import { routes as circle } from '#domains/circle'
import {
  invitationRoutes,
  managerRoutes,
  personalRoutes as ownCourses,
  routes as course,
} from '#domains/course'
import { routes as exam } from '#domains/exam'
import { routes as home } from '#domains/home'
import { mallRoutes, personalRoutes as honours, routes as honor } from '#domains/honor'
import { callbackRoute, routes as identity } from '#domains/identity'
import { routes as knowledge } from '#domains/knowledge'
import { routes as learning, studyRoutes } from '#domains/learning'
import { routes as leave } from '#domains/leave'
import { routes as lecturer } from '#domains/lecturer'
import { routes as live } from '#domains/live'
import { routes as mall } from '#domains/mall'
import { routes as news } from '#domains/news'
import { routes as pk } from '#domains/pk'
import { routes as profile } from '#domains/profile'
import { routes as qa } from '#domains/qa'
import { routes as search } from '#domains/search'
import { routes as survey } from '#domains/survey'
import type { Area } from '@lyceum/contract/site'
import type { PageRoute, RedirectRoute } from '#lib/route'

type AnyRoute = PageRoute | RedirectRoute

/** Pages that a site may do without, all together; an address that only sends on leads to one of them. */
const within = (area: Area, routes: readonly AnyRoute[]): AnyRoute[] =>
  routes.map((route) => ('redirectTo' in route ? route : { ...route, area }))

/** Every address of the portal, as its rooms declare them; router, links and layout are all made from this. */
export const routes: readonly AnyRoute[] = [
  ...identity,
  ...home,
  ...search,
  ...within('news', news),
  ...invitationRoutes,
  ...leave,
  ...within('certification', certification),
  ...course,
  ...studyRoutes,
  ...within('exam', exam),
  ...within('circle', circle),
  ...within('fame', honor),
  ...within('mall', [...mall, ...mallRoutes]),
  ...within('knowledge', knowledge),
  ...within('map', learning),
  ...within('lecturer', lecturer),
  ...within('live', live),
  ...profile,
  ...honours,
  ...ownCourses,
  ...managerRoutes,
  ...within('survey', survey),
  ...within('pk', pk),
  ...within('qa', qa),
]

/** All pages, and the one address that only machines are told. */
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

/** The same list for those who hold the portal against its specification. */
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
