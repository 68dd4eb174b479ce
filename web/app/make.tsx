import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, MemoryRouter, StaticRouterProvider } from 'react-router'
import { queryClient } from '#lib/query-client'
import { portalTree } from './portal-router.ts'

/** A part of the portal as the browser first gets it. */
export const markupOf = (part: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )

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
