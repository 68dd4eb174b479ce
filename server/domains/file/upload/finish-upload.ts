import { fileErrors, purposeNames } from '@lyceum/contract/file'
import { commonErrors } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { fail, AppError } from '#platform/app-error'
import { withSpool } from '#platform/storage/spool'
import { tooLarge } from '../examine/match-kind.ts'
import { keepFile } from './save-file.ts'
import { type FileRow, livingFile } from '../store.ts'
import { clearUpload, forgetUpload } from './forget-upload.ts'
import type { UploadRow } from './store.ts'

const purposeName = z.enum(purposeNames)

/** Makes a file from an upload whose bytes are in the object store. Idempotent: finishing twice gives the same file. */
export async function finishUpload(ctx: Ctx, upload: UploadRow): Promise<FileRow> {
  if (upload.fileId) return (await livingFile(ctx.db, upload.fileId)) ?? fail(commonErrors.NOT_FOUND)
  try {
    const file = await fileOf(ctx, upload)
    await clearUpload(ctx, upload)
    return file
  } catch (error) {
    // A faulty file would be rejected again; a missing object or an unavailable store may succeed later.
    if (error instanceof AppError && isFinalRejection(error)) await forgetUpload(ctx, upload)
    throw error
  }
}

/** Stores exactly the bytes that were examined: replacing the uploaded object meanwhile changes nothing. */
function fileOf(ctx: Ctx, upload: UploadRow): Promise<FileRow> {
  const maxBytes = Number(upload.size)
  const { data: purpose } = purposeName.safeParse(upload.purpose)
  if (!purpose) fail(commonErrors.NOT_FOUND)
  return withSpool(async (receive) => {
    const arrived = (await ctx.parts.storage.get(upload.objectKey)) ?? fail(fileErrors.UPLOAD_NOT_FINISHED)
    const spooled = await receive(arrived.body, { maxBytes, tooLarge: () => tooLarge(maxBytes) })
    if (spooled.size !== maxBytes) fail(fileErrors.FILE_TYPE_UPLOAD_ERROR)
    return keepFile(ctx, { spooled, purpose, name: upload.name, uploadId: upload.id })
  })
}

const isFinalRejection = ({ spec }: AppError) =>
  spec.status === 400 && spec.code !== commonErrors.NOT_FOUND.code
