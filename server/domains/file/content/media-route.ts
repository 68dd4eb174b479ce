import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { fileErrors } from '@lyceum/contract/file'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { expiry, mediaAddress, type MediaGrant, readMediaGrant } from '#platform/content/signed-address'
import { fail } from '#platform/app-error'
import type { Parts } from '#platform/parts'
import { partIn, readdress, servedPart } from '../media/rules.ts'
import { pieceOf } from '../media/store.ts'
import { contentHeaders } from './content-headers.ts'
import { maxMs } from './file-route.ts'
import { type ContentDeps, grantedFile, refuseWithoutRight } from './content-deps.ts'
import { bare, serveBytes } from './serve-bytes.ts'

export const mediaPath = '/m/:words/:signature/*'

const packed = promisify(gzip)

const address = z.object({ words: z.string(), signature: z.string(), '*': z.string() })
/** A list named by a playlist is valid for four hours. */
const listSeconds = 14_400
/** A few seconds of a recording are fetched at once; a player that pauses longer reloads the list (M-10). */
const partSeconds = 600

/** Video, audio and pages as a worker has prepared them. */
export function addMedia(app: FastifyInstance, deps: ContentDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: mediaPath,
    handlerTimeout: maxMs,
    handler: async (request, reply) => {
      const parts = deps.partsNow()
      const now = parts.clock.now()
      const { words, signature, '*': name } = address.parse(request.params)
      const grant =
        readMediaGrant(parts.config, { words, signature, name, now }) ?? fail(fileErrors.FILE_LINK_ENDED)
      const file = await grantedFile(deps, grant)
      const { name: pieceName, part } = partIn(name)
      const pieceRef = { fileId: file.id, name: pieceName }
      const piece =
        (await pieceOf(parts.database.of(grant.siteId), pieceRef)) ?? fail(fileErrors.FILE_LINK_ENDED)
      if (piece.playlist !== null) {
        await refuseWithoutRight(deps, grant)
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

/** An object never changes, so a hash of its key identifies the bytes; the key itself is not exposed. */
export const etagOf = (objectKey: string) =>
  `"${createHash('sha256').update(objectKey).digest('hex').slice(0, 32)}"`

type Listed = { readonly grant: MediaGrant; readonly playlist: string }

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Never cached: every request checks the permission again and gets its own links. */
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
  // A link for every four seconds makes it long and repetitive.
  const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (!isPacked) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await packed(body))
}
