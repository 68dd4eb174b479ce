import multipart, { type Multipart } from '@fastify/multipart'
import {
  fileErrors,
  maxFormBytes,
  type PurposeName,
  purposeNames,
  purposes,
  type uploadFile,
} from '@lyceum/contract/file'
import { commonErrors, type Result } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { type Receive, type Spooled, withSpool } from '#platform/storage/spool'
import { shownFile } from '../addresses.ts'
import { kindFor, tooLarge } from '../examine/fit.ts'
import { cleanName } from '../examine/name-rules.ts'
import { type Arrival, keepFile } from '../keep-file.ts'
import { mayUpload } from '../policy.ts'
import { reserveUpload } from './begin-upload.ts'
import { deleteUpload } from './store.ts'

const purposeName = z.enum(purposeNames)

/** Teaches one call to understand forms; all others know JSON only. */
export async function acceptForm(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    preservePath: true,
    // The count is ours: it knows the purpose, and ends the stream at the first byte too many.
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

/** Receives a form of `purpose` and `file`. Where the purpose comes first, its own limits hold while the file flows. */
export async function uploadForm(
  ctx: Ctx,
  _input: unknown,
  { request }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Result<typeof uploadFile>> {
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
    // What still comes is read and dropped, so that the caller hears the answer instead of a broken line.
    request.raw.unpipe().resume()
  }
}

/** What the parser says of a form that ends early, is none, or has more parts than two. */
const brokenForm = /multipart|malformed part header|reach \w+ limit/i

type Reserve = (wish: { purpose: PurposeName; name: string; size: number }) => Promise<string>

/** Holds a place for the file while it flows; what is not a file by then gives it back. */
async function reserving<T>(ctx: Ctx, work: (reserve: Reserve) => Promise<T>): Promise<T> {
  let held: string | undefined
  try {
    return await work(async (wish) => {
      const { id } = await reserveUpload(ctx, { way: 'form', ...wish })
      held = id
      return id
    })
  } finally {
    if (held !== undefined) await deleteUpload(ctx.db, held)
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
      // A form that names its purpose last reserves like what anybody may bring.
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

/** What the form says of its length; whoever says nothing takes the place of the largest. */
function announced({ headers }: FastifyRequest, maxBytes: number): number {
  const length = Number(headers['content-length'] ?? maxBytes)
  return length > 0 && length < maxBytes ? length : maxBytes
}

const formLimit = (purpose: PurposeName | undefined) =>
  Math.min(purpose ? purposes[purpose].maxBytes : maxFormBytes, maxFormBytes)
