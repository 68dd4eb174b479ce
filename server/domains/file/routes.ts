import * as contract from '@lyceum/contract/file'
import { answer, answerRaw } from '#platform/http'
import { fileDetail, videoAddress } from './queries.ts'
import { removeFile } from './remove-file.ts'
import { completeUpload, presignUpload } from './upload/presign-upload.ts'
import { acceptForm, uploadForm } from './upload/upload-form.ts'

export const routes = [
  answerRaw(contract.uploadFile, uploadForm, { accept: acceptForm }),
  answer(contract.presignUpload, presignUpload),
  answerRaw(contract.completeUpload, completeUpload),
  answer(contract.getFile, fileDetail),
  answer(contract.removeFile, removeFile),
  answer(contract.getVideoAddress, videoAddress),
]
