import { fileErrors, type FileKindName, fileKinds, type PurposeName, purposes } from '@lyceum/contract/file'
import { fail, AppError } from '#platform/app-error'
import { extensionOf, isDatedName } from './name-rules.ts'

const M = 1_048_576

/** The kind that a name implies, if this purpose accepts it; otherwise an error that lists what it accepts. */
export function kindFor(purpose: PurposeName, name: string): FileKindName {
  const { kinds, isDated } = purposes[purpose]
  const extension = extensionOf(name)
  const kind = kinds.find((candidate) => fileKinds[candidate].extensions.includes(extension))
  if (!kind) fail(fileErrors.WRONG_UPLOAD_TYPE, { kinds: kinds.join(', ') })
  if (isDated && !isDatedName(name)) fail(fileErrors.FILE_NAME_FORMAT)
  return kind
}

/** The error for a file that is too large for its purpose or upload method. */
export function tooLarge(maxBytes: number): AppError {
  return new AppError(fileErrors.FILE_TOO_LARGE, { max: Math.floor(maxBytes / M) })
}
