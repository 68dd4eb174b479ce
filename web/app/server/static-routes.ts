import { createStaticHandler, createStaticRouter } from 'react-router'
import type { PageRoute } from '#lib/route'
import { PortalFrame } from '../frames/portal-frame.tsx'
import { PortalShell } from '../frames/portal-shell.tsx'
import { SignInFrame } from '../frames/sign-in-frame.tsx'
import { BrokenPage } from '../pages/broken-page.tsx'

/** The one page in its frames, loaded, without the guards: the calls of the page are those that are guarded. */
export async function routesOf(page: PageRoute, address: string) {
  const { path, frame, load } = page
  const handler = createStaticHandler([
    {
      Component: PortalShell,
      ErrorBoundary: BrokenPage,
      children: [
        {
          Component: frame === 'gate' ? SignInFrame : PortalFrame,
          children: [{ path, handle: page, ErrorBoundary: BrokenPage, Component: (await load?.()) ?? null }],
        },
      ],
    },
  ])
  const context = await handler.query(new Request(new URL(address, 'https://portal.invalid')))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  return { router: createStaticRouter(handler.dataRoutes, context), context }
}
