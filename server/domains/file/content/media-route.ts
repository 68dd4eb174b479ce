import { createHash } from 'node:crypto'
import { fileErrors } from '@lyceum/contract/file'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { expiry, mediaAddress, type MediaGrant, readMediaGrant } from '#platform/content/address'
import { fail } from '#platform/failure'
import type { Parts } from '#platform/parts'
import { readdress } from '../media/rules.ts'
import { pieceOf } from '../media/store.ts'
import { contentHeaders } from './content-headers.ts'
import { maxMs } from './file-route.ts'
import { type ContentGround, grantedFile, refuseWithoutRight } from './ground.ts'
import { bare, serveBytes } from './serve-bytes.ts'

export const mediaPath = '/m/:words/:signature/*'

const address = z.object({ words: z.string(), signature: z.string(), '*': z.string() })
/** What a playlist names can be played for four hours from then on. */
const playSeconds = 14_400

/** Films, sounds and pages as a worker has made them. */
export function addMedia(app: FastifyInstance, ground: ContentGround): void {
  const { parts } = ground
  app.route({
    method: ['GET', 'HEAD'],
    url: mediaPath,
    handlerTimeout: maxMs,
    handler: async (request, reply) => {
      const now = parts.clock.now()
      const { words, signature, '*': name } = address.parse(request.params)
      const grant =
        readMediaGrant(parts.config, { words, signature, name, now }) ?? fail(fileErrors.FILE_LINK_ENDED)
      const file = await grantedFile(ground, grant)
      const wanted = { fileId: file.id, name }
      const piece =
        (await pieceOf(parts.database.of(grant.siteId), wanted)) ?? fail(fileErrors.FILE_LINK_ENDED)
      if (piece.playlist !== null) {
        await refuseWithoutRight(ground, grant)
        return servePlaylist(parts, { grant, playlist: piece.playlist }, reply)
      }
      const objectKey = piece.objectKey ?? fail(fileErrors.FILE_LINK_ENDED)
      const etag = etagOf(objectKey)
      const seconds = Math.floor((grant.expiresAt.getTime() - now.getTime()) / 1000)
      const head = contentHeaders({ name: file.name, type: piece.type, etag, seconds, isDownload: false })
      return serveBytes(parts, { objectKey, size: piece.size, etag, head }, { request, reply })
    },
  })
}

/** What lies under a key never changes, so the key stands for the bytes; it is not shown. */
export const etagOf = (objectKey: string) =>
  `"${createHash('sha256').update(objectKey).digest('hex').slice(0, 32)}"`

type Listed = { readonly grant: MediaGrant; readonly playlist: string }

/** Never kept by anybody: the next one who asks is asked for his right again, and gets addresses of his own. */
function servePlaylist(parts: Parts, { grant, playlist }: Listed, reply: FastifyReply): FastifyReply {
  const fresh = { ...grant, expiresAt: expiry(parts.clock.now(), playSeconds) }
  const body = readdress(playlist, (name) => mediaAddress(parts.config, fresh, name))
  return bare(reply, {
    'content-type': 'application/vnd.apple.mpegurl',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  }).send(body)
}
