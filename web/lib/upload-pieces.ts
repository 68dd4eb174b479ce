import { type PurposeName, resumable } from '@lyceum/contract/file'
import type { DetailedError, Upload } from 'tus-js-client'
import { ApiError } from './http/api-error.ts'
import { leaveIfSignedOut } from './trouble.ts'

/** Seconds after which a broken line is tried again; a person who is offline longer continues by hand. */
const retryDelays = [0, 1000, 3000, 8000, 20_000, 60_000]

type Wish = {
  readonly file: File
  readonly purpose: PurposeName
  /** From 0 to 100. */
  readonly onProgress: (percent: number) => void
}

export type Pieces = {
  /** The number of the stored file. Refused with an `ApiError`, as calls are. */
  readonly stored: Promise<string>
  readonly pause: () => void
  readonly resume: () => void
  /** Ends it and leaves nothing behind. */
  readonly cancel: () => void
}

/**
 * Sends a file in pieces. After a cut it goes on where it was: by itself for a while, then when asked, and also when the
 * same file is chosen again within a day, for the browser remembers where its upload lies.
 */
export function uploadPieces({ file, purpose, onProgress }: Wish): Pieces {
  const { promise: stored, resolve, reject } = Promise.withResolvers<string>()
  const opened = open({ file, purpose, onProgress }, { resolve, reject })
  const act = (deed: (upload: Upload) => unknown) => void opened.then(deed, reject)
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

async function open({ file, purpose, onProgress }: Wish, { resolve, reject }: Ends): Promise<Upload> {
  const { Upload } = await import('tus-js-client')
  return new Upload(file, {
    endpoint: resumable.address,
    chunkSize: resumable.pieceBytes,
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
      const id = lastResponse.getHeader(resumable.fileHeader)
      if (id) resolve(id)
      else reject(new ApiError('network'))
    },
    onError: (error) => {
      const refused = refusalIn('originalResponse' in error ? error : undefined)
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

/** A line that broke, a server that is busy or another page that holds the upload: worth another try. */
function isPassing(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0
  return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500
}

/** What the server said, as every call says it. */
function refusalIn(error: Pick<DetailedError, 'originalResponse'> | undefined): ApiError {
  const response = error?.originalResponse
  if (!response) return new ApiError('network')
  return new ApiError('refused', { status: response.getStatus(), ...wordsIn(response.getBody()) })
}

function wordsIn(body: string): { errCode?: string; errMsg?: string } {
  try {
    const said = JSON.parse(body) as Record<string, unknown>
    const word = (name: string) => (typeof said[name] === 'string' ? said[name] : '')
    return { errCode: word('errCode'), errMsg: word('errMsg') }
  } catch {
    return {}
  }
}
