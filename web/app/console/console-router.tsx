import { createBrowserRouter, redirect } from 'react-router'
import { rememberPath } from '#lib/storage/last-path'
import { session, whenSessionEnds } from '#lib/session'
import { requireConsoleUser } from './console-guard.ts'
import { consolePages, pagesFor } from './console-pages.ts'
import { ConsoleFrame } from '../frames/console-frame.tsx'
import { lazyPage } from '../lazy-page.ts'
import { BrokenPage } from '../pages/broken-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'

/** The console's router. The login page belongs to the portal, so leaving loads the portal. */
export function consoleRouter() {
  whenSessionEnds((ending) => {
    if (ending === 'expired') rememberPath(location.pathname + location.search)
    location.assign('/login')
  })
  return createBrowserRouter(
    [
      {
        Component: ConsoleFrame,
        ErrorBoundary: BrokenPage,
        HydrateFallback: () => null,
        loader: requireConsoleUser,
        children: [
          { path: '/', loader: toFirstPage, element: null },
          ...consolePages.map((page) => ({
            path: page.path,
            ErrorBoundary: BrokenPage,
            lazy: lazyPage(page.load),
          })),
          { path: '*', element: <NotFoundPage home="/" /> },
        ],
      },
    ],
    { basename: '/manage' },
  )
}

async function toFirstPage(): Promise<Response | null> {
  const refused = await requireConsoleUser()
  const first = pagesFor(session.getState().user).find(({ entry }) => entry)
  return refused ?? (first ? redirect(first.path) : null)
}
