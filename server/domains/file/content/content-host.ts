import { commonErrors } from '@lyceum/contract/kit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config'
import { fail } from '#platform/failure'
import { addFiles, filePath } from './file-route.ts'
import type { ContentGround } from './ground.ts'
import { addMedia, mediaPath } from './media-route.ts'
import { addPackages, launcherPath, packagePath } from './package-route.ts'

const contentPaths: ReadonlySet<string | undefined> = new Set([filePath, mediaPath])
const packagePaths: ReadonlySet<string | undefined> = new Set([packagePath, launcherPath])

/**
 * The host of people's files: another origin than any portal, without cookies, where nothing but signed addresses
 * is served, and the only place where they are (INV-U04). Each package has a name of its own below it.
 */
export function addContentHost(app: FastifyInstance, ground: ContentGround): void {
  const { isOurs, isPackage } = hostNames(ground.partsNow().config)
  app.addHook('onRequest', async ({ hostname, routeOptions: { url } }) => {
    const isFit = isPackage(hostname) ? packagePaths.has(url) : isOurs(hostname) && contentPaths.has(url)
    const isContent = contentPaths.has(url) || packagePaths.has(url)
    if ((isOurs(hostname) || isContent) && !isFit) fail(commonErrors.NO_SUCH_CALL)
  })
  app.addHook('onRoute', (route) => {
    if (contentPaths.has(route.url) || packagePaths.has(route.url))
      route.config = { ...route.config, arrival: 'file' }
  })
  addFiles(app, ground)
  addMedia(app, ground)
  addPackages(app, ground)
}

/** An address of content, whatever host it is asked on. */
const contentAddress = /^\/(?:[fmp]\/|launcher\.js(?:\?|$))/

/** Where another process serves content: its host names and addresses answer nothing here, not even a page. */
export function refuseContentHost(app: FastifyInstance, config: Pick<Config, 'CONTENT_HOST'>): void {
  const { isOurs } = hostNames(config)
  app.addHook('onRequest', async ({ hostname, url }) => {
    if (isOurs(hostname) || contentAddress.test(url)) fail(commonErrors.NO_SUCH_CALL)
  })
}

function hostNames({ CONTENT_HOST }: Pick<Config, 'CONTENT_HOST'>) {
  const host = CONTENT_HOST.toLowerCase()
  const isPackage = (name: string) => name.toLowerCase().endsWith(`.${host}`)
  return { isPackage, isOurs: (name: string) => name.toLowerCase() === host || isPackage(name) }
}
