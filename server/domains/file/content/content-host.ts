import { commonErrors } from '@lyceum/contract/kit'
import type { FastifyInstance } from 'fastify'
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
  const host = ground.parts.config.CONTENT_HOST.toLowerCase()
  app.addHook('onRequest', async (request) => {
    const name = request.hostname.toLowerCase()
    const path = request.routeOptions.url
    const isFit = name === host ? contentPaths.has(path) : name.endsWith(`.${host}`) && packagePaths.has(path)
    const isOurs = name === host || name.endsWith(`.${host}`)
    const isContent = contentPaths.has(path) || packagePaths.has(path)
    if ((isOurs || isContent) && !isFit) fail(commonErrors.NO_SUCH_CALL)
  })
  addFiles(app, ground)
  addMedia(app, ground)
  addPackages(app, ground)
}
