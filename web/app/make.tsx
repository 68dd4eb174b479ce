import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, MemoryRouter, StaticRouterProvider } from 'react-router'
import { queryClient } from '#lib/query-client'
import type { PortalArea } from '#ui/layout/area'
import { PortalAreas } from './portal/areas.tsx'
import { portalTree } from './portal/portal-router.ts'
import { areas as declared } from './route-table.ts'

/** The server-rendered markup of a part of the portal; tests may pass other areas. */
export const markupOf = (part: ReactNode, areas?: readonly PortalArea[]): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PortalAreas {...(areas && { from: areas })}>{part}</PortalAreas>
      </MemoryRouter>
    </QueryClientProvider>,
  )

const nothing = async () => () => null

/** The portal with all of its pages built. */
export const allBuilt: readonly PortalArea[] = declared.map((area) => ({
  ...area,
  routes: area.routes.map((route) => ('redirectTo' in route ? route : { load: nothing, ...route })),
}))

/** The markup of a whole portal page with its frame. */
export async function pageAt(path: string): Promise<string> {
  const handler = createStaticHandler(portalTree())
  const context = await handler.query(new Request(new URL(path, 'https://hr.example')))
  if (context instanceof Response) return `sent on to ${context.headers.get('location') ?? ''}`
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientProvider>,
  )
}

/** The targets of the links in a markup, in order. */
export const links = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

/** The readable text of a markup. */
export const readableText = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
