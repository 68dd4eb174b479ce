import type { Ctx } from '#platform/ctx'
import { deleteUpload, type UploadRow } from './store.ts'

/** What the resumable protocol keeps beside the bytes of an upload. */
const besides = ['', '.info', '.part']

const endOfTime = new Date('9999-01-01')

/** Clears away an upload and all that it left in the object store. The file that came of it, if any, stays. */
export async function forgetUpload(ctx: Ctx, upload: Pick<UploadRow, 'id' | 'objectKey'>): Promise<void> {
  await clearUpload(ctx, upload)
  await ctx.parts.storage.abandonParts(upload.objectKey, endOfTime)
  await deleteUpload(ctx.db, upload.id)
}

/** Takes the bytes of an upload out of the object store and keeps its row: it still tells which file it became. */
export async function clearUpload(ctx: Ctx, { objectKey }: Pick<UploadRow, 'objectKey'>): Promise<void> {
  for (const ending of besides) await ctx.parts.storage.remove(`${objectKey}${ending}`)
}
