import { existsSync } from 'node:fs'
import { type Locale, localeOf } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '#platform/parts'
import { type Ask, askFor } from './ask-for.ts'

/** What the web has rendered; see web/app/server/render-page.tsx. */
export type FirstScreen = { readonly locale: Locale; readonly markup: string; readonly first: string }

type RenderPage = (request: {
  readonly address: string
  readonly locale: Locale | undefined
  readonly preferred: readonly string[]
  readonly now: Date
  readonly ask: Ask
}) => Promise<FirstScreen | undefined>

/** A page that is not rendered by then is rendered by the browser. */
const patienceMs = 200
/** More at a time would make all of them late. */
const atOnce = 6

/** Renders first screens with the answers that the visitor's own calls give. Undefined: the browser does it alone. */
export function firstScreens(app: FastifyInstance, partsNow: () => Parts, file: URL) {
  const isBuilt = existsSync(file)
  let open = 0

  return async (request: FastifyRequest): Promise<FirstScreen | undefined> => {
    if (!isBuilt || open >= atOnce || !isVisit(request)) return undefined
    const { log, config } = partsNow()
    open += 1
    const limit = new AbortController()
    const timer = setTimeout(() => {
      log.info({ path: request.url.split('?', 1)[0] }, 'a first screen was late')
      limit.abort()
    }, patienceMs * config.PATIENCE)
    try {
      return await Promise.race([render(app, partsNow, { request, file, limit }), whenLate(limit.signal)])
    } catch (error) {
      log.warn({ err: error, path: request.url.split('?', 1)[0] }, 'a first screen was left to the browser')
      return undefined
    } finally {
      clearTimeout(timer)
      open -= 1
    }
  }
}

type Visit = { readonly request: FastifyRequest; readonly file: URL; readonly limit: AbortController }

async function render(app: FastifyInstance, partsNow: () => Parts, { request, file, limit }: Visit) {
  const renderPage = await load(file)
  return renderPage({
    address: request.url,
    locale: localeOf(/(?:^|;\s*)locale=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]),
    preferred: (request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0] ?? ''),
    now: partsNow().clock.now(),
    ask: askFor(app, request, limit.signal),
  })
}

/** A person who opens a page in a window. A phone may be sent to another site, and nobody may look at what is fetched ahead. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document'
  const isPhone = /iPhone|iPad|iPod|iOS|Android/i.test(headers['user-agent'] ?? '')
  return method === 'GET' && destination === 'document' && headers['sec-purpose'] === undefined && !isPhone
}

const whenLate = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))

/** Loads what renders, before the first visitor waits for it. */
export async function warmUp(file: URL): Promise<void> {
  if (existsSync(file)) await load(file)
}

async function load(file: URL): Promise<RenderPage> {
  const module = (await import(file.href)) as { readonly renderPage: RenderPage }
  return module.renderPage
}
