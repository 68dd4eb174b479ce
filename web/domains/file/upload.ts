import { type PurposeName, uploadFile } from '@lyceum/contract/file'
import type { Result } from '@lyceum/contract/kit'
import { sendForm } from '#lib/send-form'

/** Uploads one file as a form; larger ones are uploaded in pieces, see `upload-pieces.ts`. */
export function upload(file: File, purpose: PurposeName): Promise<Result<typeof uploadFile>> {
  // The purpose first, so that the server applies its limits while it reads the file.
  return sendForm(uploadFile, [
    ['purpose', purpose],
    ['file', file],
  ])
}
