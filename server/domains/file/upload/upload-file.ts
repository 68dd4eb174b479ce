import multipart, { type Multipart } from '@fastify/multipart'
import {
  fileErrors,
  maxFormBytes,
  type PurposeName,
  purposeNames,
  purposes,
  type uploadFile as uploadFileEndpoint,
} from '@lyceum/contract/file'
import { commonErrors, type Result } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { type Receive, type Spooled, withSpool } from '#platform/storage/spool'
import { shownFile } from '../addresses.ts'
import { kindFor, tooLarge } from '../examine/match-kind.ts'
import { cleanName } from '../examine/name-rules.ts'
import { type Arrival, keepFile } from './save-file.ts'
import { mayUpload } from '../policy.ts'
import { reserveUpload } from './begin-upload.ts'
import { deleteUpload } from './store.ts'

const purposeName = z.enum(purposeNames)

/** Makes one endpoint accept forms; all others accept JSON only. */
export async function acceptForm(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    preservePath: true,
    // We count ourselves, because we know the purpose, and end the stream at the first byte too many.
    throwFileSizeLimit: false,
    limits: {
      fileSize: Infinity,
      files: 1,
      fields: 1,
      parts: 2,
      fieldSize: 100,
      fieldNameSize: 20,
      headerPairs: 20,
    },
  })
}

/** Receives a form with `purpose` and `file`. If the purpose comes first, its own limits apply during the upload. */
export async function uploadFile(
  ctx: Ctx,
  _input: unknown,
  { request }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Result<typeof uploadFileEndpoint>> {
  if (!request.isMultipart()) fail(commonErrors.INVALID_INPUT)
  try {
    return await reserving(ctx, (reserve) =>
      withSpool(async (receive) =>
        shownFile(ctx, await keepFile(ctx, await readForm(ctx, request, { receive, reserve }))),
      ),
    )
  } catch (error) {
    if (error instanceof Error && brokenForm.test(error.message)) fail(commonErrors.INVALID_INPUT)
    throw error
  } finally {
    // The rest of the body is read and dropped, so that the client gets the response instead of a broken connection.
    request.raw.unpipe().resume()
  }
}

/** The parser's errors for a form that is truncated, malformed, or has more than two parts. */
const brokenForm = /multipart|malformed part header|reach \w+ limit/i

type Reserve = (reservation: { purpose: PurposeName; name: string; size: number }) => Promise<string>

/** Reserves space for the file during the upload, and releases it if no file results. */
async function reserving<T>(ctx: Ctx, work: (reserve: Reserve) => Promise<T>): Promise<T> {
  let reservedId: string | undefined
  try {
    return await work(async (reservation) => {
      const { id } = await reserveUpload(ctx, { way: 'form', ...reservation })
      reservedId = id
      return id
    })
  } finally {
    if (reservedId !== undefined) await deleteUpload(ctx.db, reservedId)
  }
}

type Taking = { readonly receive: Receive; readonly reserve: Reserve }

async function readForm(ctx: Ctx, request: FastifyRequest, { receive, reserve }: Taking): Promise<Arrival> {
  let purpose: PurposeName | undefined
  let name = ''
  let spooled: Spooled | undefined
  let uploadId = ''
  for await (const part of request.parts()) {
    if (part.type === 'field') purpose = permitted(ctx, part)
    else {
      name = nameOf(part)
      if (purpose) kindFor(purpose, name)
      const maxBytes = formLimit(purpose)
      // A form that sends its purpose last reserves like the most general purpose.
      uploadId = await reserve({ purpose: purpose ?? 'attachment', name, size: announced(request, maxBytes) })
      spooled = await receive(part.file, { maxBytes, tooLarge: () => tooLarge(maxBytes) })
    }
  }
  if (!purpose || !spooled) fail(commonErrors.INVALID_INPUT)
  if (spooled.size > formLimit(purpose)) throw tooLarge(formLimit(purpose))
  return { purpose, name, spooled, uploadId }
}

function permitted(ctx: Ctx, part: Extract<Multipart, { type: 'field' }>): PurposeName {
  const { data } = purposeName.safeParse(part.value)
  const purpose = part.fieldname === 'purpose' && data !== undefined ? data : fail(commonErrors.INVALID_INPUT)
  if (!mayUpload(ctx.actor, purposes[purpose])) fail(fileErrors.ERROR_HAVE_NO_PERMISSION)
  return purpose
}

function nameOf(part: Extract<Multipart, { type: 'file' }>): string {
  if (part.fieldname !== 'file') fail(commonErrors.INVALID_INPUT)
  return cleanName(part.filename)
}

/** The announced length of the form; without one the maximum is reserved. */
function announced({ headers }: FastifyRequest, maxBytes: number): number {
  const length = Number(headers['content-length'] ?? maxBytes)
  return length > 0 && length < maxBytes ? length : maxBytes
}

const formLimit = (purpose: PurposeName | undefined) =>
  Math.min(purpose ? purposes[purpose].maxBytes : maxFormBytes, maxFormBytes)
