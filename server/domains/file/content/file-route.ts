import { fileErrors } from '@lyceum/contract/file'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readGrant } from '#platform/content/signed-address'
import { fail } from '#platform/app-error'
import { contentHeaders } from './content-headers.ts'
import { type ContentDeps, grantedFile, refuseWithoutSession } from './content-deps.ts'
import { serveBytes } from './serve-bytes.ts'

export const filePath = '/f/:words/:signature/*'
/** A paused player keeps its connection; the usual limit is for computing calls. */
export const maxMs = 14_400_000

const address = z.object({ words: z.string(), signature: z.string() })

/** Original files, as they were uploaded. */
export function addFiles(app: FastifyInstance, deps: ContentDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: filePath,
    handlerTimeout: maxMs,
    handler: async (request, reply) => {
      const parts = deps.partsNow()
      const now = parts.clock.now()
      const params = address.parse(request.params)
      const grant = readGrant(parts.config, { ...params, now }) ?? fail(fileErrors.FILE_LINK_ENDED)
      const file = await grantedFile(deps, grant)
      await refuseWithoutSession(deps, grant, file)
      const { name, type, size, sha256, objectKey } = file
      const etag = `"${sha256.toString('hex', 0, 16)}"`
      const seconds = Math.floor((grant.expiresAt.getTime() - now.getTime()) / 1000)
      const head = contentHeaders({ name, type, etag, seconds, isDownload: isDownload(request) })
      return serveBytes(parts, { objectKey, size: Number(size), etag, head }, { request, reply })
    },
  })
}

const isDownload = ({ query }: FastifyRequest) => z.object({ download: z.string() }).safeParse(query).success
