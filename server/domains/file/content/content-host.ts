import { fileErrors } from '@lyceum/contract/file'
import { commonErrors } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Grant, readGrant } from '#platform/content/address'
import type { Site } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Parts } from '#platform/parts'
import { type FileRow, livingFile } from '../store.ts'
import { byteRange } from './byte-range.ts'
import { contentHeaders } from './content-headers.ts'

type ContentGround = {
  readonly parts: Parts
  readonly siteOf: (parts: Parts, siteId: number) => Promise<Site>
}

const path = '/f/:words/:signature/*'
/** A player that pauses keeps its line; the ground's limit is for calls that compute. */
const maxMs = 14_400_000

/**
 * The host of people's files: another origin than any portal, without cookies, where nothing but signed addresses
 * is served, and the only place where they are (INV-U04).
 */
export function addContentHost(app: FastifyInstance, { parts, siteOf }: ContentGround): void {
  const host = parts.config.CONTENT_HOST.toLowerCase()
  app.addHook('onRequest', async (request) => {
    const isHere = request.hostname.toLowerCase() === host
    const isContent = request.routeOptions.url === path
    if (isHere !== isContent) fail(commonErrors.NO_SUCH_CALL)
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: path,
    handlerTimeout: maxMs,
    handler: async (request, reply) => {
      const { grant, file } = await granted(request, { parts, siteOf })
      return serve(parts, { grant, file }, { request, reply })
    },
  })
}

type Granted = { readonly grant: Grant; readonly file: FileRow }

const address = z.object({ words: z.string(), signature: z.string() })

/** The address speaks for itself; that the file still exists and its site is in force is asked each time. */
async function granted(request: FastifyRequest, { parts, siteOf }: ContentGround): Promise<Granted> {
  const now = parts.clock.now()
  const { words, signature } = address.parse(request.params)
  const grant = readGrant(parts.config, { words, signature, now }) ?? fail(fileErrors.FILE_LINK_ENDED)
  const { validUntil } = await siteOf(parts, grant.siteId)
  if (validUntil && validUntil <= now) fail(fileErrors.FILE_LINK_ENDED)
  const file =
    (await livingFile(parts.database.of(grant.siteId), grant.fileId)) ?? fail(fileErrors.FILE_LINK_ENDED)
  return { grant, file }
}

type Http = { readonly request: FastifyRequest; readonly reply: FastifyReply }

async function serve(parts: Parts, { grant, file }: Granted, { request, reply }: Http) {
  const size = Number(file.size)
  const etag = `"${file.sha256.toString('hex', 0, 16)}"`
  const { headers } = request
  const head = headersOf(parts, { grant, file, etag, isDownload: isDownload(request) })
  if (headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return bare(reply, head).code(304).send()
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isSame ? byteRange(headers.range, size) : undefined
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send()

  const { first, last } = range ?? { first: 0, last: size - 1 }
  const body =
    request.method === 'HEAD' ? undefined : await bytesOf(parts, file, range && `bytes=${first}-${last}`)
  bare(reply, head).header('content-length', last - first + 1)
  if (range) void reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
  return reply.send(body)
}

/** The headers of the API do not fit here: a page of the portal may show a file in a frame. */
function bare(reply: FastifyReply, head: Record<string, string>): FastifyReply {
  return reply.removeHeader('x-frame-options').removeHeader('cross-origin-opener-policy').headers(head)
}

const isDownload = ({ query }: FastifyRequest) => z.object({ download: z.string() }).safeParse(query).success

function headersOf(
  parts: Parts,
  { grant, file, etag, isDownload }: Granted & { etag: string; isDownload: boolean },
) {
  const seconds = Math.floor((grant.expiresAt.getTime() - parts.clock.now().getTime()) / 1000)
  return contentHeaders({ name: file.name, type: file.type, etag, seconds, isDownload })
}

async function bytesOf(parts: Parts, file: FileRow, range: string | undefined) {
  const found = await parts.storage.get(file.objectKey, range)
  if (found) return found.body
  parts.log.error({ fileId: file.id }, 'a file has lost its bytes')
  return fail(fileErrors.FILE_LINK_ENDED)
}
