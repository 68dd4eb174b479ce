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
    return await withSpool(async (receive) => {
      const { purpose, name, spooled } = await readForm(ctx, request, receive)
      return shownFile(ctx, await keepFile(ctx, { spooled, purpose, name }))
    })
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

async function readForm(ctx: Ctx, request: FastifyRequest, receive: Receive): Promise<Arrival> {
  let purpose: PurposeName | undefined
  let name = ''
  let spooled: Spooled | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') purpose = permitted(ctx, part)
    else {
      name = nameOf(part)
      if (purpose) kindFor(purpose, name)
      const maxBytes = formLimit(purpose)
      spooled = await receive(part.file, { maxBytes, tooLarge: () => tooLarge(maxBytes) })
    }
  }
  if (!purpose || !spooled) fail(commonErrors.INVALID_INPUT)
  if (spooled.size > formLimit(purpose)) throw tooLarge(formLimit(purpose))
  return { purpose, name, spooled }
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

const formLimit = (purpose: PurposeName | undefined) =>
  Math.min(purpose ? purposes[purpose].maxBytes : maxFormBytes, maxFormBytes)
