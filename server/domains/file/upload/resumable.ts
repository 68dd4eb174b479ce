import { purposeNames, resumable } from '@lyceum/contract/file'
import { commonErrors, type Endpoint, id } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { AppError, fail } from '#platform/app-error'
import { admit, type ServerDeps } from '#platform/http'
import { beginUpload } from './begin-upload.ts'
import { finishUpload } from './finish-upload.ts'
import { forgetUpload } from './forget-upload.ts'
import { deleteUpload, openUpload, type UploadRow } from './store.ts'
import { openPieceStore, type PieceStore, tusServer } from './tus-server.ts'

const protocol = '1.0.0'

/** What the request guards need; the protocol's own methods are not in the contract. */
const creating: Endpoint = guarded('POST', 'upload')
const continuing: Endpoint = guarded('PUT', 'write')

/** Resumable uploads (tus 1.0): every single request passes the guards, and an upload belongs to whoever started it. */
export function addResumable(app: FastifyInstance, deps: ServerDeps): void {
  void app.register(async (scope) => {
    const store = openPieceStore(deps.partsNow().config)
    const config = { countsCaller: true }
    scope.addHook('onClose', async () => store.close())
    // The protocol reads the body itself, piece by piece.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.post(resumable.address, { config }, async (request, reply) => {
      const ctx = await admit(creating, request, deps)
      return create(ctx, store, { request, reply })
    })
    scope.route({
      method: ['HEAD', 'PATCH'],
      url: `${resumable.address}/:id`,
      config,
      handler: async (request, reply) => {
        const ctx = await admit(continuing, request, deps)
        const upload = await ownUpload(ctx, request.params)
        if (request.method === 'HEAD' && (await isWhole(ctx, upload))) return whole(ctx, upload, reply)
        return proceed(ctx, { store, upload }, { request, reply })
      },
    })
    scope.delete(`${resumable.address}/:id`, { config }, async (request, reply) => {
      const ctx = await admit(continuing, request, deps)
      await forgetUpload(ctx, await ownUpload(ctx, request.params))
      return reply.code(204).header('tus-resumable', protocol).send()
    })
  })
}

type Http = { readonly request: FastifyRequest; readonly reply: FastifyReply }

async function create(ctx: Ctx, store: PieceStore, http: Http): Promise<FastifyReply> {
  let begun: UploadRow | undefined
  const upload = () => begun ?? fail(commonErrors.NOT_FOUND)
  const server = tusServer(ctx, {
    store,
    begin: async (size, metadata) => {
      begun = await beginUpload(ctx, { way: 'resumable', ...parseMetadata(metadata, size) })
      http.reply.raw.setHeader('Upload-Expires', begun.expiresAt.toUTCString())
      return begun.objectKey
    },
    keyOf: () => upload().objectKey,
    idOf: () => upload().id,
    // Only the row: the store may be what failed, and the nightly reconciliation cleans up the rest.
    undo: async () => {
      if (begun) await deleteUpload(ctx.db, begun.id)
    },
    finish: async () => (await finishUpload(ctx, upload())).id,
  })
  return handOver(server, http, ctx)
}

async function proceed(
  ctx: Ctx,
  { store, upload }: { store: PieceStore; upload: UploadRow },
  http: Http,
): Promise<FastifyReply> {
  // The tus library treats an unavailable store as a missing upload, and the client would start again.
  await ctx.parts.storage.size(`${upload.objectKey}.info`)
  const server = tusServer(ctx, {
    store,
    begin: () => fail(commonErrors.NOT_FOUND),
    keyOf: () => upload.objectKey,
    idOf: () => upload.id,
    undo: async () => {},
    finish: async () => (await finishUpload(ctx, upload)).id,
  })
  return handOver(server, http, ctx)
}

/** From here the tus library answers; our headers are added to its response. */
async function handOver(
  server: ReturnType<typeof tusServer>,
  { request, reply }: Http,
  ctx: Ctx,
): Promise<FastifyReply> {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  try {
    await server.handle(request.raw, reply.raw)
  } catch (error) {
    ctx.parts.log.warn({ err: error }, 'resumable upload connection lost')
    reply.raw.destroy()
  }
  return reply
}

const uploadId = z.object({ id: id('file.upload') })

/** 404 and not 400: tus clients start again on it (Q-013 is about our own client). */
async function ownUpload(ctx: Ctx, params: unknown): Promise<UploadRow> {
  const { data } = uploadId.safeParse(params)
  const criteria = data && { id: data.id, ownerId: ctx.actor.id, way: 'resumable' as const, now: ctx.now }
  const upload = criteria && (await openUpload(ctx.db, criteria))
  if (!upload) throw new AppError({ ...commonErrors.NOT_FOUND, status: 404 })
  return upload
}

/** All bytes have arrived, though the client may not know it. */
async function isWhole(ctx: Ctx, upload: UploadRow): Promise<boolean> {
  return upload.fileId !== null || (await ctx.parts.storage.size(upload.objectKey)) === Number(upload.size)
}

async function whole(ctx: Ctx, upload: UploadRow, reply: FastifyReply) {
  const file = await finishUpload(ctx, upload)
  return reply
    .headers({ 'tus-resumable': protocol, 'upload-offset': upload.size, 'upload-length': upload.size })
    .header(resumable.fileHeader, file.id)
    .send()
}

const uploadMetadata = z.object({ purpose: z.enum(purposeNames), filename: z.string().min(1).max(1000) })

function parseMetadata(metadata: unknown, size: number) {
  const { data } = uploadMetadata.safeParse(metadata)
  if (!data || !Number.isSafeInteger(size) || size < 1) fail(commonErrors.INVALID_INPUT)
  return { purpose: data.purpose, name: data.filename, size }
}

function guarded(method: 'POST' | 'PUT', rate: 'upload' | 'write'): Endpoint {
  const summary = 'A request of the resumable upload protocol.'
  return {
    method,
    path: resumable.address,
    kind: 'write',
    access: 'user',
    rate,
    summary,
    result: z.undefined(),
  }
}
