import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { fileErrors } from '@lyceum/contract/file'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { expiry, mediaAddress, type MediaGrant, readMediaGrant } from '#platform/content/address'
import { fail } from '#platform/failure'
import type { Parts } from '#platform/parts'
import { partIn, readdress, servedPart } from '../media/rules.ts'
import { pieceOf } from '../media/store.ts'
import { contentHeaders } from './content-headers.ts'
import { maxMs } from './file-route.ts'
import { type ContentGround, grantedFile, refuseWithoutRight } from './ground.ts'
import { bare, serveBytes } from './serve-bytes.ts'

export const mediaPath = '/m/:words/:signature/*'

const packed = promisify(gzip)

const address = z.object({ words: z.string(), signature: z.string(), '*': z.string() })
/** A list that a playlist names is good for four hours from then on. */
const listSeconds = 14_400
/** A few seconds of a recording are read at once or not at all; who pauses longer asks the list anew (M-10). */
const partSeconds = 600

/** Films, sounds and pages as a worker has made them. */
export function addMedia(app: FastifyInstance, ground: ContentGround): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: mediaPath,
    handlerTimeout: maxMs,
    handler: async (request, reply) => {
      const parts = ground.partsNow()
      const now = parts.clock.now()
      const { words, signature, '*': name } = address.parse(request.params)
      const grant =
        readMediaGrant(parts.config, { words, signature, name, now }) ?? fail(fileErrors.FILE_LINK_ENDED)
      const file = await grantedFile(ground, grant)
      const { name: pieceName, part } = partIn(name)
      const wanted = { fileId: file.id, name: pieceName }
      const piece =
        (await pieceOf(parts.database.of(grant.siteId), wanted)) ?? fail(fileErrors.FILE_LINK_ENDED)
      if (piece.playlist !== null) {
        await refuseWithoutRight(ground, grant)
        return servePlaylist(parts, { grant, playlist: piece.playlist }, { request, reply })
      }
      const objectKey = piece.objectKey ?? fail(fileErrors.FILE_LINK_ENDED)
      const { first, last } = servedPart(piece, part) ?? fail(fileErrors.FILE_LINK_ENDED)
      const etag = etagOf(part ? `${objectKey}/${first}-${last}` : objectKey)
      const seconds = Math.floor((grant.expiresAt.getTime() - now.getTime()) / 1000)
      const head = contentHeaders({ name: file.name, type: piece.type, etag, seconds, isDownload: false })
      const bytes = { objectKey, size: last - first + 1, etag, head, ...(part && { from: first }) }
      return serveBytes(parts, bytes, { request, reply })
    },
  })
}

/** What lies under a key never changes, so the key stands for the bytes; it is not shown. */
export const etagOf = (objectKey: string) =>
  `"${createHash('sha256').update(objectKey).digest('hex').slice(0, 32)}"`

type Listed = { readonly grant: MediaGrant; readonly playlist: string }

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Never kept by anybody: the next one who asks is asked for his right again, and gets addresses of his own. */
async function servePlaylist(
  parts: Parts,
  { grant, playlist }: Listed,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const now = parts.clock.now()
  const until = { list: expiry(now, listSeconds), part: expiry(now, partSeconds) }
  const body = readdress(playlist, (name) => {
    const expiresAt = name.endsWith('.m3u8') ? until.list : until.part
    return mediaAddress(parts.config, { ...grant, expiresAt }, name)
  })
  bare(reply, {
    'content-type': 'application/vnd.apple.mpegurl',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    vary: 'accept-encoding',
  })
  // An address for every four seconds is long, and nearly the same each time.
  const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (!isPacked) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await packed(body))
}
