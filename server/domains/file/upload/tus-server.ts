import { resumable } from '@lyceum/contract/file'
import { commonErrors, type ErrorSpec, sentence } from '@lyceum/contract/kit'
import { S3Store } from '@tus/s3-store'
import { type CancellationContext, Server } from '@tus/server'
import type { Config } from '#platform/process/config'
import type { Ctx } from '#platform/ctx'
import { AppError } from '#platform/app-error'
import { s3StoreOptions } from '#platform/storage/s3-options'
import { leaseLocker } from './upload-lock.ts'

/** Where resumable uploads are stored: as parts of one object each, in the common bucket. */
export function openPieceStore(config: Config): PieceStore {
  return new PieceStore({
    s3ClientConfig: { ...s3StoreOptions(config), bucket: config.S3_BUCKET },
    // Rows and the nightly reconciliation know what is old; not every S3 server supports tags.
    useTags: false,
    // Several nodes write to one upload in turn: none may trust a local cache.
    cache: { get: async () => undefined, set: async () => {}, delete: async () => {} },
  })
}

export class PieceStore extends S3Store {
  close(): void {
    this.client.destroy()
  }
}

type TusHooks = {
  readonly store: PieceStore
  /** Starts the upload and returns the object key of its bytes. */
  readonly begin: (length: number, metadata: Readonly<Record<string, string | null>>) => Promise<string>
  readonly keyOf: () => string
  readonly idOf: () => string
  /** It failed: undoes what `begin` has done. */
  readonly undo: () => Promise<void>
  /** All bytes are in the object store; returns the id of the resulting file. */
  readonly finish: () => Promise<string>
}

/** A tus server for one request of one person. */
export function tusServer(ctx: Ctx, { store, begin, keyOf, idOf, undo, finish }: TusHooks): Server {
  return new JsonTus(ctx, {
    path: resumable.address,
    datastore: store,
    relativeLocation: true,
    locker: leaseLocker(ctx),
    // The portal calls its own host; no other origin is allowed.
    allowedOrigins: () => false,
    namingFunction: (request, metadata) =>
      begin(Number(request.headers.get('upload-length')), metadata ?? {}),
    generateUrl: () => `${resumable.address}/${idOf()}`,
    getFileIdFromRequest: keyOf,
    onUploadFinish: async () => ({ headers: { [resumable.fileHeader]: await finish() } }),
    onResponseError: async (_request, error) => {
      await undo()
      return answerTo(ctx, error)
    },
  })
}

/** The same format as all other errors: errors of the protocol are JSON too. */
class JsonTus extends Server {
  readonly #ctx: Ctx

  constructor(ctx: Ctx, options: ConstructorParameters<typeof Server>[0]) {
    super(options)
    this.#ctx = ctx
  }

  // oxlint-disable-next-line max-params -- the signature is the library's
  override write(
    context: CancellationContext,
    headers: Headers,
    status: number,
    body = '',
  ): Promise<Response> {
    headers.set('Content-Type', 'application/json; charset=utf-8')
    const text = body.startsWith('{')
      ? body
      : errorBody(this.#ctx, { ...commonErrors.INVALID_INPUT, status }, body.trim())
    return super.write(context, headers, status, text)
  }
}

type TusError = Error | { readonly status_code: number; readonly body: string }

/** The library's status for unsupported parts of the protocol: not worth a retry. */
const notImplemented = 501

/** Statuses stay as tus clients know them (404, 409, 410, 423); the body has our error format. */
function answerTo(ctx: Ctx, error: TusError): { status_code: number; body: string } {
  if (error instanceof AppError) {
    const { spec, filling, detail } = error
    return { status_code: spec.status, body: errorBody(ctx, spec, detail, filling) }
  }
  if ('status_code' in error && (error.status_code < 500 || error.status_code === notImplemented)) {
    const { body } = error
    const status =
      error.status_code === notImplemented ? commonErrors.INVALID_INPUT.status : error.status_code
    const isGone = status === 404 || status === 410
    const spec = { ...(isGone ? commonErrors.NOT_FOUND : commonErrors.INVALID_INPUT), status }
    return { status_code: status, body: errorBody(ctx, spec, body.trim()) }
  }
  ctx.parts.log.warn({ err: error }, 'resumable upload failed')
  return { status_code: commonErrors.SERVER_BUSY.status, body: errorBody(ctx, commonErrors.SERVER_BUSY) }
}

// oxlint-disable-next-line max-params -- a private sentence maker
function errorBody(ctx: Ctx, spec: ErrorSpec<never>, detail = '', filling: AppError['filling'] = {}): string {
  const errMsg = sentence(spec, ctx.locale, filling)
  return JSON.stringify({ code: spec.status, errCode: spec.code, errMsg, errDetail: detail })
}
