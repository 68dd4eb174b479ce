import * as contract from '@lyceum/contract/file'
import { answer, answerRaw, type Route } from '#platform/http'
import { retryMedia } from './media/request-media.ts'
import { getStorage } from './quota/get-storage.ts'
import { getFile, getMedia, getPreview, getVideoAddress } from './queries.ts'
import type { Readers } from './file-access.ts'
import { removeFile, type Users } from './remove-file.ts'
import { completeUpload, presignUpload } from './upload/presign-upload.ts'
import { acceptForm, uploadFile } from './upload/upload-file.ts'

type Above = { readonly readers: Readers; readonly users: Users }

export const routesFor = ({ readers, users }: Above): readonly Route[] => [
  answerRaw(contract.uploadFile, uploadFile, { accept: acceptForm }),
  answer(contract.presignUpload, presignUpload),
  answerRaw(contract.completeUpload, completeUpload),
  answer(contract.getFile, getFile),
  answer(contract.getStorage, getStorage),
  answer(contract.removeFile, (ctx, input) => removeFile(ctx, users, input)),
  answer(contract.getMedia, (ctx, input) => getMedia(ctx, readers, input)),
  answer(contract.retryMedia, (ctx, input) => retryMedia(ctx, readers, input)),
  answer(contract.getVideoAddress, (ctx, input) => getVideoAddress(ctx, readers, input)),
  answer(contract.getPreview, (ctx, input) => getPreview(ctx, readers, input)),
]
