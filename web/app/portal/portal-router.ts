import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { isAreaOpen } from '#domains/site'
import { rememberPath } from '#lib/storage/last-path'
import { type InnerFrame, innerFrames, type PageRoute } from '#lib/route'
import { whenSessionEnds } from '#lib/session'
import { follow } from '#lib/page/navigation'
import { SignInFrame } from '../frames/sign-in-frame.tsx'
import { PortalFrame } from '../frames/portal-frame.tsx'
import { PortalShell } from '../frames/portal-shell.tsx'
import { greetIfKnown, requireUser } from '../guard.ts'
import { lazyPage } from '../lazy-page.ts'
import { BrokenPage } from '../pages/broken-page.tsx'
import { ComingPage } from '../pages/coming-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { pages, redirects } from '../route-table.ts'

/** The portal's router, built from the routes that the domains declare. */
export function portalRouter() {
  const router = createBrowserRouter(portalTree())
  followSession(router)
  follow({
    places: pages,
    navigate: (to, options) => void router.navigate(to, options),
    hasBefore: () => hasPageBefore(history.state),
    back: () => void router.navigate(-1),
    open: (to) => void open(to, '_blank', 'noopener'),
    scroll: ({ top, behavior }) => scrollTo({ top, behavior: isStill() ? 'instant' : behavior }),
  })
  return router
}

/** No smooth scrolling for people who prefer reduced motion. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The router numbers the pages of a tab; the first has none before it. */
const hasPageBefore = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0

/** Redirects to the login page when the session ends; after an involuntary end the person returns to the same page. */
export function followSession(router: ReturnType<typeof createBrowserRouter>): () => void {
  return whenSessionEnds((ending) => {
    const { location, matches } = router.state
    const isGuarded = matches.some(({ route }) => route.loader === requireUser)
    if (ending === 'expired' && isGuarded) rememberPath(location.pathname + location.search)
    void router.navigate('/login')
  })
}

const inFrame = (frame: PageRoute['frame']) =>
  pages.filter((page) => page.frame === frame && !page.inner).map(routeOf)

/** The pages of an inner frame share one parent route, so that the frame stays mounted. */
const withInner = (frame: InnerFrame): RouteObject => ({
  id: frame,
  ...(frame === 'personal'
    ? { lazy: { Component: async () => (await import('../frames/personal-frame.tsx')).PersonalFrame } }
    : {}),
  children: pages.filter(({ inner }) => inner === frame).map(routeOf),
})

/** All routes, created anew: a router mutates the lazy parts of its input. */
export const portalTree = (): RouteObject[] => [
  {
    Component: PortalShell,
    ErrorBoundary: BrokenPage,
    // While the first page loads only the background is shown: theme and language are already right.
    HydrateFallback: () => null,
    children: [
      { Component: SignInFrame, children: inFrame('gate') },
      {
        Component: PortalFrame,
        children: [
          ...inFrame('portal'),
          ...innerFrames.map(withInner),
          { path: '*', loader: greetIfKnown, Component: NotFoundPage },
        ],
      },
      ...redirects.map(({ path, redirectTo }) => ({
        path,
        element: null,
        loader: ({ request }: { readonly request: Request }) =>
          redirect(redirectTo + new URL(request.url).search),
      })),
    ],
  },
]

function routeOf(page: PageRoute): RouteObject {
  const { path, isPublic, area, load } = page
  const loadOpen = load && (async () => ((await isAreaOpen(area)) ? load() : NotFoundPage))
  return {
    path,
    handle: page,
    ErrorBoundary: BrokenPage,
    ...(isPublic ? {} : { loader: requireUser }),
    ...(loadOpen ? { lazy: lazyPage(loadOpen) } : { Component: ComingPage }),
  }
}
