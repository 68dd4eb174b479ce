import { createBrowserRouter, redirect } from 'react-router'
import { consoleRoutes } from '#domains/site'
import { rememberPath } from '#lib/last-path'
import { whenSessionEnds } from '#lib/session'
import { ConsoleFrame } from './frames/console-frame.tsx'
import { requireConsoleUser } from './console-guard.ts'
import { lazyPage } from './lazy-page.ts'
import { BrokenPage } from './pages/broken-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

/** The console's router. The login page belongs to the portal, so leaving means loading that. */
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
          { path: '/', loader: () => redirect('/settings'), element: null },
          ...consoleRoutes.map(({ path, load }) => ({
            path,
            ErrorBoundary: BrokenPage,
            lazy: lazyPage(load),
          })),
          { path: '*', element: <NotFoundPage home="/settings" /> },
        ],
      },
    ],
    { basename: '/manage' },
  )
}
