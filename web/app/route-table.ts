import { routes as home } from '#domains/home'
import { routes as identity } from '#domains/identity'
import type { PageRoute, RedirectRoute } from '#lib/route'

/** Every address of the portal, as its rooms declare them; the router is built from this. */
export const routes: readonly (PageRoute | RedirectRoute)[] = [...identity, ...home]

export const pages: readonly PageRoute[] = routes.flatMap((route) => ('load' in route ? [route] : []))

export const redirects: readonly RedirectRoute[] = routes.flatMap((route) =>
  'redirectTo' in route ? [route] : [],
)

type ListedRoute = {
  readonly path: string
  readonly redirectTo?: string
  readonly public?: true
  readonly served: boolean
}

/** The same list for those who hold the portal against its specification. */
export const portalRoutes: readonly ListedRoute[] = routes.map((route) => ({
  path: route.path,
  ...('redirectTo' in route ? { redirectTo: route.redirectTo } : {}),
  ...(route.isPublic ? { public: true } : {}),
  served: true,
}))
