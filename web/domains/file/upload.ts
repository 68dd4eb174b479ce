import { type PurposeName, uploadFile } from '@lyceum/contract/file'
import type { Result } from '@lyceum/contract/kit'
import { sendForm } from '#lib/send-form'

/** Sends one file as a form; larger ones than a form carries come in pieces, by another way. */
export function upload(file: File, purpose: PurposeName): Promise<Result<typeof uploadFile>> {
  // The purpose first: its limits then hold while the file flows.
  return sendForm(uploadFile, [
    ['purpose', purpose],
    ['file', file],
  ])
}
