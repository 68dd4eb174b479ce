import { fileErrors } from '@lyceum/contract/file'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#platform/app-error'
import type { Parts } from '#platform/parts'
import { type ByteRange, byteRange } from './byte-range.ts'

type Http = { readonly request: FastifyRequest; readonly reply: FastifyReply }

type Bytes = {
  readonly objectKey: string
  readonly size: number
  /** Where in the object they start, if they are a part of it. */
  readonly from?: number
  readonly etag: string
  readonly head: Readonly<Record<string, string>>
}

/** Sends an object or a part of it, or the requested range of that, or nothing if the browser has it already. */
export async function serveBytes(
  parts: Parts,
  { objectKey, size, from, etag, head }: Bytes,
  { request, reply }: Http,
) {
  const { headers } = request
  if (headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return bare(reply, head).code(304).send()
  const range = rangeOf(headers, { size, etag })
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send()

  const { first, last } = range ?? { first: 0, last: size - 1 }
  const isWanted = request.method !== 'HEAD' && size > 0
  const sentRange = range ?? (from === undefined ? undefined : { first, last })
  const body = isWanted ? await bytesOf(parts, objectKey, rangeHeader(sentRange, from)) : undefined
  bare(reply, head).header('content-length', last - first + 1)
  if (range) void reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
  return reply.send(body)
}

/** The range header for the object store, with an offset; undefined: everything. */
const rangeHeader = (range: ByteRange | undefined, from = 0) =>
  range && `bytes=${from + range.first}-${from + range.last}`

/** The requested range, unless the browser's cached part belongs to another version. */
function rangeOf(headers: FastifyRequest['headers'], { size, etag }: Pick<Bytes, 'size' | 'etag'>) {
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  return isSame ? byteRange(headers.range, size) : undefined
}

/** The API's security headers do not fit here: a portal page may show a file in a frame. */
export function bare(reply: FastifyReply, head: Readonly<Record<string, string>>): FastifyReply {
  return reply
    .removeHeader('x-frame-options')
    .removeHeader('cross-origin-opener-policy')
    .headers({ ...head })
}

async function bytesOf(parts: Parts, objectKey: string, range: string | undefined) {
  const found = await parts.storage.get(objectKey, range)
  if (found) return found.body
  parts.log.error({ objectKey }, 'file object missing in storage')
  return fail(fileErrors.FILE_LINK_ENDED)
}
