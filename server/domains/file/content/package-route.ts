import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { fileErrors } from '@lyceum/contract/file'
import { commonErrors } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type MediaGrant, readPackageGrant } from '#platform/content/address'
import { fail } from '#platform/failure'
import { itemsIn } from '../media/package/package-items.ts'
import { pieceNamed } from '../media/rules.ts'
import { mediaRows, pieceOf } from '../media/store.ts'
import { maxMs } from './file-route.ts'
import { type ContentGround, grantedFile, refuseWithoutRight } from './ground.ts'
import { launcherHeaders, launcherPage, packageHeaders } from './launcher-page.ts'
import { etagOf } from './media-route.ts'
import { bare, serveBytes } from './serve-bytes.ts'

export const packagePath = '/p/:words/:signature/*'
export const launcherPath = '/launcher.js'

const packed = promisify(gzip)

/** Which item of a package with several; whatever is not one of them is the first. */
const launched = z.object({ item: z.string().optional().catch(undefined) })
const address = z.object({ words: z.string(), signature: z.string(), '*': z.string() })

/** Course packages: programs by strangers, each on a host name of its own that holds nothing else (D04, A35). */
export function addPackages(app: FastifyInstance, ground: ContentGround): void {
  app.get(launcherPath, async (_request, reply) => {
    const program = (await ground.launcher()) ?? fail(commonErrors.NO_SUCH_CALL)
    return bare(reply, launcherHeaders).send(await packed(program))
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: packagePath,
    handlerTimeout: maxMs,
    handler: async (request, reply) => {
      const parts = ground.partsNow()
      const { words, signature, '*': path } = address.parse(request.params)
      // No entry has such a name, and the database could not even be asked for it.
      if (path.includes('\0')) fail(fileErrors.FILE_LINK_ENDED)
      const asked = { words, signature, now: parts.clock.now(), host: request.hostname.toLowerCase() }
      const grant = readPackageGrant(parts.config, asked) ?? fail(fileErrors.FILE_LINK_ENDED)
      const file = await grantedFile(ground, grant)
      if (path === pieceNamed.launcher) return serveLauncher(ground, grant, { request, reply })
      const wanted = { fileId: file.id, name: path }
      const piece =
        (await pieceOf(parts.database.of(grant.siteId), wanted)) ?? fail(fileErrors.FILE_LINK_ENDED)
      const objectKey = piece.objectKey ?? fail(fileErrors.FILE_LINK_ENDED)
      if (piece.type.startsWith('text/html')) await refuseWithoutRight(ground, grant)
      const etag = etagOf(objectKey)
      const head = packageHeaders(await portalsOf(ground, grant), { type: piece.type, etag })
      return serveBytes(parts, { objectKey, size: piece.size, etag, head }, { request, reply })
    },
  })
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

async function serveLauncher(ground: ContentGround, grant: MediaGrant, { request, reply }: Exchange) {
  await refuseWithoutRight(ground, grant)
  const [row] = await mediaRows(ground.partsNow().database.of(grant.siteId), [grant.fileId])
  if (row?.state !== 'ready' || row.entry === null || row.scorm === null)
    return fail(fileErrors.FILE_LINK_ENDED)
  const { scorm } = row
  const { item } = launched.parse(request.query)
  const entry =
    itemsIn(row.items).find(({ id, kind }) => id === item && kind !== 'folder')?.entry ?? row.entry
  const { page, head } = launcherPage({ entry, scorm, portals: await portalsOf(ground, grant) })
  return bare(reply, head).send(page)
}

/** Where the portal of the package's site is found. Only production is certain of its scheme and port. */
async function portalsOf(
  { partsNow, hostsOf }: ContentGround,
  { siteId }: MediaGrant,
): Promise<readonly string[]> {
  const parts = partsNow()
  const hosts = await hostsOf(parts, siteId)
  if (parts.config.NODE_ENV === 'production') return hosts.map((host) => `https://${host}`)
  return hosts.flatMap((host) => [`https://${host}`, `http://${host}:*`])
}
