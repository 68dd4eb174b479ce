import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, MemoryRouter, StaticRouterProvider } from 'react-router'
import { queryClient } from '#lib/query-client'
import type { PortalArea } from '#ui/layout/area'
import { PortalAreas } from './areas.tsx'
import { portalTree } from './portal-router.ts'
import { areas as declared } from './route-table.ts'

/** A part of the portal as the browser first gets it; with other areas than its own where a test has some. */
export const markupOf = (part: ReactNode, areas?: readonly PortalArea[]): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PortalAreas {...(areas && { from: areas })}>{part}</PortalAreas>
      </MemoryRouter>
    </QueryClientProvider>,
  )

const nothing = async () => () => null

/** The portal on the day when the last of its pages is built. */
export const allBuilt: readonly PortalArea[] = declared.map((area) => ({
  ...area,
  routes: area.routes.map((route) => ('redirectTo' in route ? route : { load: nothing, ...route })),
}))

/** A whole page of the portal with its frame. */
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

/** Where the links of a markup lead, in their order. */
export const links = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

/** What can be read in a markup. */
export const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
