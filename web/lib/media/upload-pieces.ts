import type { DetailedError, Upload } from 'tus-js-client'
import { ApiError } from '#lib/http/api-error'
import { leaveIfSignedOut } from '#lib/http/trouble'

/** Retry delays in milliseconds; after a longer interruption the person resumes by hand. */
const retryDelays = [0, 1000, 3000, 8000, 20_000, 60_000]

/** Where files are sent in pieces. */
type Target = {
  readonly address: string
  readonly pieceBytes: number
  /** The header with the id of the stored file. */
  readonly fileHeader: string
}

type UploadOptions = {
  readonly file: File
  readonly purpose: string
  readonly target: Target
  /** From 0 to 100. */
  readonly onProgress: (percent: number) => void
}

export type Pieces = {
  /** The id of the stored file. Rejects with an `ApiError`, as calls do. */
  readonly stored: Promise<string>
  readonly pause: () => void
  readonly resume: () => void
  /** Cancels the upload and leaves nothing behind. */
  readonly cancel: () => void
}

/**
 * Uploads a file in pieces. After an interruption it resumes: by itself for a while, then on request, and also when the
 * same file is chosen again within a day, because the browser remembers the upload.
 */
export function uploadPieces(options: UploadOptions): Pieces {
  const { promise: stored, resolve, reject } = Promise.withResolvers<string>()
  const opened = open(options, { resolve, reject })
  const act = (action: (upload: Upload) => unknown) => void opened.then(action, reject)
  act(startOrResume)
  return {
    stored,
    pause: () => act((upload) => upload.abort()),
    resume: () => act((upload) => upload.start()),
    cancel: () => {
      act((upload) => upload.abort(true).catch(() => undefined))
      reject(new ApiError('cancelled'))
    },
  }
}

type Ends = { readonly resolve: (id: string) => void; readonly reject: (error: ApiError) => void }

async function open(
  { file, purpose, target, onProgress }: UploadOptions,
  { resolve, reject }: Ends,
): Promise<Upload> {
  const { Upload } = await import('tus-js-client')
  return new Upload(file, {
    endpoint: target.address,
    chunkSize: target.pieceBytes,
    retryDelays,
    metadata: { purpose, filename: file.name },
    headers: { 'x-requested-with': 'lyceum' },
    // Another purpose is another upload, even of the same file.
    fingerprint: async ({ name, size, lastModified }) =>
      ['lyceum', purpose, name, size, lastModified].join('/'),
    removeFingerprintOnSuccess: true,
    onProgress: (sent, total) => onProgress(total === 0 ? 0 : (sent / total) * 100),
    onShouldRetry: (error) => isPassing(error),
    onSuccess: ({ lastResponse }) => {
      const id = lastResponse.getHeader(target.fileHeader)
      if (id) resolve(id)
      else reject(new ApiError('network'))
    },
    onError: (error) => {
      const refused = errorFrom('originalResponse' in error ? error : undefined)
      leaveIfSignedOut(refused)
      reject(refused)
    },
  })
}

async function startOrResume(upload: Upload): Promise<void> {
  const [before] = await upload.findPreviousUploads()
  if (before) upload.resumeFromPreviousUpload(before)
  upload.start()
}

/** A broken connection, a busy server or an upload locked by another page: worth a retry. */
function isPassing(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0
  return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500
}

/** The server's error, as for every call. */
function errorFrom(error: Pick<DetailedError, 'originalResponse'> | undefined): ApiError {
  const response = error?.originalResponse
  if (!response) return new ApiError('network')
  return new ApiError('refused', { status: response.getStatus(), ...errorFields(response.getBody()) })
}

function errorFields(body: string): { errCode?: string; errMsg?: string } {
  try {
    const parsed = JSON.parse(body) as Record<string, unknown>
    const field = (name: string) => (typeof parsed[name] === 'string' ? parsed[name] : '')
    return { errCode: field('errCode'), errMsg: field('errMsg') }
  } catch {
    return {}
  }
}
