import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '#platform/parts'
import { firstScreens, warmUp } from './first-screen.ts'
import { sendPage } from './send-page.ts'

const dist = new URL('../../../web/dist/', import.meta.url)

/**
 * Serves the two front ends, if they are built: the portal everywhere, the console under /manage. Each page has its own
 * nonce, so that only our scripts can run (reliability.md, section 9).
 */
export async function addPages(app: FastifyInstance, partsNow: () => Parts): Promise<void> {
  const portal = new URL('index.html', dist)
  if (!existsSync(portal)) return
  const { config } = partsNow()
  // Pages and assets need no lookups.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, arrival: 'file' }
  })
  const pages = {
    portal: readFileSync(portal, 'utf8'),
    console: readFileSync(new URL('manage.html', dist), 'utf8'),
    landingPages: readLandingPages(new URL('doors/', dist)),
  }
  await app.register(fastifyStatic, {
    root: new URL('assets/', dist).pathname,
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  for (const path of ['/manage', '/manage/*'])
    app.get(path, (request, reply) => sendPage({ request, reply, config }, pages.console))
  const renderer = new URL('server/render-page.js', dist)
  const firstScreen = firstScreens(app, partsNow, renderer)
  app.addHook('onListen', () => warmUp(renderer))
  // Every other address that is not a call is a portal page; the portal's router knows which ones exist.
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/app/')) return reply.callNotFound()
    const [path = ''] = request.url.split('?')
    const landingPage = pages.landingPages.get(path)
    const screen = landingPage === undefined ? undefined : await firstScreen(request)
    return sendPage({ request, reply, config }, landingPage ?? pages.portal, screen)
  })
}

/** The script that course packages talk to, for the content host; undefined if the front ends are not built. */
export const readLauncher = () => readFile(new URL('launcher.js', dist)).catch(() => undefined)

/** A copy of the portal page for each frequent landing address, which also names that page's own files. */
function readLandingPages(folder: URL): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    files.map((name) => [
      `/${name.replace('.html', '').replaceAll('-', '/')}`,
      readFileSync(new URL(name, folder), 'utf8'),
    ]),
  )
}
