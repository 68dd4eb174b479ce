import { fileErrors, type FileKindName, fileKinds, type PurposeName, purposes } from '@lyceum/contract/file'
import { fail, Failure } from '#platform/failure'
import { extensionOf, isDatedName } from './name-rules.ts'

const M = 1_048_576

/** The kind that a name promises, if this purpose takes it; otherwise a refusal that says what it takes. */
export function kindFor(purpose: PurposeName, name: string): FileKindName {
  const { kinds, isDated } = purposes[purpose]
  const extension = extensionOf(name)
  const kind = kinds.find((one) => fileKinds[one].extensions.includes(extension))
  if (!kind) fail(fileErrors.WRONG_UPLOAD_TYPE, { kinds: kinds.join(', ') })
  if (isDated && !isDatedName(name)) fail(fileErrors.FILE_NAME_FORMAT)
  return kind
}

/** The refusal of a file that is too large for its purpose, or for the way it came. */
export function tooLarge(maxBytes: number): Failure {
  return new Failure(fileErrors.FILE_TOO_LARGE, { max: Math.floor(maxBytes / M) })
}
