import { fileErrors } from '@lyceum/contract/file'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readGrant } from '#platform/content/address'
import { fail } from '#platform/failure'
import { contentHeaders } from './content-headers.ts'
import { type ContentGround, grantedFile, refuseWithoutSession } from './ground.ts'
import { serveBytes } from './serve-bytes.ts'

export const filePath = '/f/:words/:signature/*'
/** A player that pauses keeps its line; the ground's limit is for calls that compute. */
export const maxMs = 14_400_000

const address = z.object({ words: z.string(), signature: z.string() })

/** Originals, as they were uploaded. */
export function addFiles(app: FastifyInstance, ground: ContentGround): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: filePath,
    handlerTimeout: maxMs,
    handler: async (request, reply) => {
      const parts = ground.partsNow()
      const now = parts.clock.now()
      const asked = address.parse(request.params)
      const grant = readGrant(parts.config, { ...asked, now }) ?? fail(fileErrors.FILE_LINK_ENDED)
      const file = await grantedFile(ground, grant)
      await refuseWithoutSession(ground, grant, file)
      const { name, type, size, sha256, objectKey } = file
      const etag = `"${sha256.toString('hex', 0, 16)}"`
      const seconds = Math.floor((grant.expiresAt.getTime() - now.getTime()) / 1000)
      const head = contentHeaders({ name, type, etag, seconds, isDownload: isDownload(request) })
      return serveBytes(parts, { objectKey, size: Number(size), etag, head }, { request, reply })
    },
  })
}

const isDownload = ({ query }: FastifyRequest) => z.object({ download: z.string() }).safeParse(query).success
