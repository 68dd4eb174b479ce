import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { fileErrors } from '@lyceum/contract/file'
import { commonErrors } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type MediaGrant, readPackageGrant } from '#platform/content/signed-address'
import { fail } from '#platform/app-error'
import { itemsIn } from '../media/package/package-items.ts'
import { pieceNamed } from '../media/rules.ts'
import { mediaRows, pieceOf } from '../media/store.ts'
import { maxMs } from './file-route.ts'
import { type ContentDeps, grantedFile, refuseWithoutRight } from './content-deps.ts'
import { launcherHeaders, launcherPage, packageHeaders } from './launcher-page.ts'
import { etagOf } from './media-route.ts'
import { bare, serveBytes } from './serve-bytes.ts'

export const packagePath = '/p/:words/:signature/*'
export const launcherPath = '/launcher.js'

const packed = promisify(gzip)

/** The item of a package with several; anything unknown means the first. */
const launched = z.object({ item: z.string().optional().catch(undefined) })
const address = z.object({ words: z.string(), signature: z.string(), '*': z.string() })

/** Course packages: third-party programs, each on its own host name with nothing else on it (D04, A35). */
export function addPackages(app: FastifyInstance, deps: ContentDeps): void {
  app.get(launcherPath, async (_request, reply) => {
    const program = (await deps.launcher()) ?? fail(commonErrors.NO_SUCH_CALL)
    return bare(reply, launcherHeaders).send(await packed(program))
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: packagePath,
    handlerTimeout: maxMs,
    handler: async (request, reply) => {
      const parts = deps.partsNow()
      const { words, signature, '*': path } = address.parse(request.params)
      // No entry has such a name, and PostgreSQL cannot even query for it.
      if (path.includes('\0')) fail(fileErrors.FILE_LINK_ENDED)
      const params = { words, signature, now: parts.clock.now(), host: request.hostname.toLowerCase() }
      const grant = readPackageGrant(parts.config, params) ?? fail(fileErrors.FILE_LINK_ENDED)
      const file = await grantedFile(deps, grant)
      if (path === pieceNamed.launcher) return serveLauncher(deps, grant, { request, reply })
      const pieceRef = { fileId: file.id, name: path }
      const piece =
        (await pieceOf(parts.database.of(grant.siteId), pieceRef)) ?? fail(fileErrors.FILE_LINK_ENDED)
      const objectKey = piece.objectKey ?? fail(fileErrors.FILE_LINK_ENDED)
      if (piece.type.startsWith('text/html')) await refuseWithoutRight(deps, grant)
      const etag = etagOf(objectKey)
      const head = packageHeaders(await portalsOf(deps, grant), { type: piece.type, etag })
      return serveBytes(parts, { objectKey, size: piece.size, etag, head }, { request, reply })
    },
  })
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

async function serveLauncher(deps: ContentDeps, grant: MediaGrant, { request, reply }: Exchange) {
  await refuseWithoutRight(deps, grant)
  const [row] = await mediaRows(deps.partsNow().database.of(grant.siteId), [grant.fileId])
  if (row?.state !== 'ready' || row.entry === null || row.scorm === null)
    return fail(fileErrors.FILE_LINK_ENDED)
  const { scorm } = row
  const { item } = launched.parse(request.query)
  const entry =
    itemsIn(row.items).find(({ id, kind }) => id === item && kind !== 'folder')?.entry ?? row.entry
  const { page, head } = launcherPage({ entry, scorm, portals: await portalsOf(deps, grant) })
  return bare(reply, head).send(page)
}

/** The portal addresses of the package's site. Only in production are scheme and port certain. */
async function portalsOf(
  { partsNow, hostsOf }: ContentDeps,
  { siteId }: MediaGrant,
): Promise<readonly string[]> {
  const parts = partsNow()
  const hosts = await hostsOf(parts, siteId)
  if (parts.config.NODE_ENV === 'production') return hosts.map((host) => `https://${host}`)
  return hosts.flatMap((host) => [`https://${host}`, `http://${host}:*`])
}
