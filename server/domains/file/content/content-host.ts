import { commonErrors } from '@lyceum/contract/kit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/process/config'
import { fail } from '#platform/app-error'
import { addFiles, filePath } from './file-route.ts'
import type { ContentDeps } from './content-deps.ts'
import { addMedia, mediaPath } from './media-route.ts'
import { addPackages, launcherPath, packagePath } from './package-route.ts'

const contentPaths: ReadonlySet<string | undefined> = new Set([filePath, mediaPath])
const packagePaths: ReadonlySet<string | undefined> = new Set([packagePath, launcherPath])

/**
 * The host of uploaded files: another origin than any portal, without cookies. It serves nothing but signed links,
 * and no other host serves them (INV-U04). Each package has its own host name below it.
 */
export function addContentHost(app: FastifyInstance, deps: ContentDeps): void {
  const { isOurs, isPackage } = hostNames(deps.partsNow().config)
  app.addHook('onRequest', async ({ hostname, routeOptions: { url } }) => {
    const isFit = isPackage(hostname) ? packagePaths.has(url) : isOurs(hostname) && contentPaths.has(url)
    const isContent = contentPaths.has(url) || packagePaths.has(url)
    if ((isOurs(hostname) || isContent) && !isFit) fail(commonErrors.NO_SUCH_CALL)
  })
  app.addHook('onRoute', (route) => {
    if (contentPaths.has(route.url) || packagePaths.has(route.url))
      route.config = { ...route.config, arrival: 'file' }
  })
  addFiles(app, deps)
  addMedia(app, deps)
  addPackages(app, deps)
}

/** A content path, on any host. */
const contentAddress = /^\/(?:[fmp]\/|launcher\.js(?:\?|$))/

/** Used where another process serves content: its host names and paths are not answered here at all. */
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
