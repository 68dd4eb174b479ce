import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#platform/process/config'
import type { Parts } from '#platform/parts'
import { pagePolicy } from './page-policy.ts'

const dist = new URL('../../../web/dist/', import.meta.url)

/**
 * Serves the two front ends, if they are built: the portal everywhere, the console under /manage. Each page has its own
 * nonce, so that only our scripts can run (reliability.md, section 9).
 */
export async function addPages(app: FastifyInstance, { config }: Pick<Parts, 'config'>): Promise<void> {
  const portal = new URL('index.html', dist)
  if (!existsSync(portal)) return
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
  const send = (reply: FastifyReply, page: string, status = 200) => sendPage(reply.code(status), page, config)
  for (const path of ['/manage', '/manage/*'])
    app.get(path, async (_request, reply) => send(reply, pages.console))
  // Every other address that is not a call is a portal page; the portal's router knows which ones exist.
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/app/')) return reply.callNotFound()
    const [path = ''] = request.url.split('?')
    return send(reply, pages.landingPages.get(path) ?? pages.portal)
  })
}

/** The script that course packages talk to, for the content host; undefined if the front ends are not built. */
export const readLauncher = () => readFile(new URL('launcher.js', dist)).catch(() => undefined)

/** A copy of the portal page for each frequent landing address, which also names that page's own files. */
function readLandingPages(folder: URL): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    files.map((name) => [`/${name.replace('.html', '')}`, readFileSync(new URL(name, folder), 'utf8')]),
  )
}

function sendPage(reply: FastifyReply, page: string, config: Config) {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .headers({
      'content-security-policy': pagePolicy(nonce, config),
      'cache-control': 'no-cache',
      'permissions-policy': `camera=(self), microphone=(self), fullscreen=(self "https://${config.CONTENT_HOST}"), geolocation=(), payment=(), usb=()`,
    })
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__NONCE__', nonce))
}
