import * as contract from '@lyceum/contract/file'
import { answer, answerRaw, type Route } from '#platform/http'
import { retryMedia } from './media/request-media.ts'
import { storage } from './quota/storage.ts'
import { fileDetail, mediaDetail, preview, videoAddress } from './queries.ts'
import type { Readers } from './readable.ts'
import { removeFile, type Users } from './remove-file.ts'
import { completeUpload, presignUpload } from './upload/presign-upload.ts'
import { acceptForm, uploadForm } from './upload/upload-form.ts'

type Above = { readonly readers: Readers; readonly users: Users }

export const routesFor = ({ readers, users }: Above): readonly Route[] => [
  answerRaw(contract.uploadFile, uploadForm, { accept: acceptForm }),
  answer(contract.presignUpload, presignUpload),
  answerRaw(contract.completeUpload, completeUpload),
  answer(contract.getFile, fileDetail),
  answer(contract.getStorage, storage),
  answer(contract.removeFile, (ctx, input) => removeFile(ctx, users, input)),
  answer(contract.getMedia, (ctx, input) => mediaDetail(ctx, readers, input)),
  answer(contract.retryMedia, (ctx, input) => retryMedia(ctx, readers, input)),
  answer(contract.getVideoAddress, (ctx, input) => videoAddress(ctx, readers, input)),
  answer(contract.getPreview, (ctx, input) => preview(ctx, readers, input)),
]
