import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { fileErrors } from './errors.ts'
import { purposeNames, purposes } from './purposes.ts'

export { fileErrors } from './errors.ts'
export { packageSandbox } from './launch.ts'
export {
  getMedia,
  getPreview,
  type Media,
  type MediaAddress,
  type MediaFault,
  mediaFaults,
  mediaHint,
  type MediaKind,
  mediaKinds,
  type MediaState,
  mediaStates,
  media,
  mediaAddress,
  type PackageItem,
  retryMedia,
} from './media.ts'
export { getStorage, nearlyFull } from './storage.ts'
export { type FileKind, type FileKindName, fileKinds } from './kinds.ts'
export {
  maxFormBytes,
  type Purpose,
  type PurposeName,
  purposeNames,
  purposes,
  resumable,
} from './purposes.ts'

/** A stored file with a link to read it. The link expires after some minutes: fetch a new one then. */
export const storedFile = z.object({
  id: id('file.file'),
  url: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
})

const uploadErrors = [
  fileErrors.FILE_TOO_LARGE,
  fileErrors.WRONG_UPLOAD_TYPE,
  fileErrors.FILE_TYPE_UPLOAD_ERROR,
  fileErrors.SCORM_UPLOAD_ERROR,
  fileErrors.FILE_NAME_FORMAT,
  fileErrors.ERROR_HAVE_NO_PERMISSION,
  fileErrors.STORAGE_FULL,
  fileErrors.SITE_STORAGE_FULL,
]

/** C-044. A form with the fields `purpose` and `file`. A stored file is never changed (B-273). */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/app/api/file',
  kind: 'write',
  access: 'user',
  rate: 'upload',
  summary: 'Uploads a file as a form: the field `purpose` first, then the field `file`.',
  result: storedFile,
  errors: uploadErrors,
})

const maxBytes = Math.max(...Object.values(purposes).map((purpose) => purpose.maxBytes))

export const presignUpload = endpoint({
  method: 'POST',
  path: '/app/api/file/presign',
  kind: 'write',
  access: 'user',
  rate: 'upload',
  summary: 'Returns a link for uploading a file directly to the object store, valid for ten minutes.',
  body: z.object({
    purpose: z.enum(purposeNames).meta({ examples: ['knowledge', 'circle'] }),
    name: z
      .string()
      .min(1)
      .max(1000)
      .meta({ examples: ['新员工手册.pdf', '制度汇编.docx'] }),
    type: line(200).meta({ examples: ['application/pdf'] }),
    size: z.int().min(1).max(maxBytes),
  }),
  result: z.object({
    id: id('file.upload'),
    url: z.string(),
    method: z.literal('PUT'),
    headers: z.record(z.string(), z.string()),
    expiresAt: moment,
  }),
  errors: [...uploadErrors, fileErrors.TOO_MANY_UPLOADS],
})

export const completeUpload = endpoint({
  method: 'POST',
  path: '/app/api/file/presign/complete',
  kind: 'write',
  access: 'user',
  rate: 'upload',
  summary: 'Reads what was uploaded to the object store, checks it, and registers it as a file.',
  body: z.object({ id: id('file.upload') }),
  result: storedFile,
  errors: [...uploadErrors, fileErrors.UPLOAD_NOT_FINISHED, commonErrors.NOT_FOUND, commonErrors.IN_PROGRESS],
})

export const getFile = endpoint({
  method: 'GET',
  path: '/app/api/file/:id',
  kind: 'read',
  access: 'user',
  summary: 'A file of my own, or one that the whole site may see, with a fresh address.',
  params: z.object({ id: id('file.file') }),
  result: storedFile.extend({ purpose: z.string(), createdAt: moment }),
  errors: [commonErrors.NOT_FOUND],
})

export const removeFile = endpoint({
  method: 'DELETE',
  path: '/app/api/file/:id',
  kind: 'write',
  access: 'user',
  summary: 'Deletes a file of my own that is not used anywhere; its links expire at once.',
  params: z.object({ id: id('file.file') }),
  result: z.object({ id: id('file.file') }),
  errors: [commonErrors.NOT_FOUND, fileErrors.FILE_IN_USE],
})

/** C-045. `filePath` is a file id and nothing else: it is looked up, never joined into a path. */
export const getVideoAddress = endpoint({
  method: 'GET',
  path: '/app/api/multimedia-call-back/video/root-path',
  kind: 'read',
  access: 'user',
  summary: 'An address to play a stored video or recording, good for four hours.',
  query: z.object({ filePath: z.string().min(1).max(500).meta({ entity: 'file.file' }) }),
  result: z.object({ url: z.string(), type: z.string(), expiresAt: moment }),
  errors: [commonErrors.NOT_FOUND],
})
