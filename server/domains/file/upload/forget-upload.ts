import type { Ctx } from '#platform/ctx'
import { deleteUpload, type UploadRow } from './store.ts'

/** What the resumable protocol stores beside the bytes of an upload. */
const besides = ['', '.info', '.part']

const endOfTime = new Date('9999-01-01')

/** Removes an upload and everything it left in the object store. The resulting file, if any, stays. */
export async function forgetUpload(ctx: Ctx, upload: Pick<UploadRow, 'id' | 'objectKey'>): Promise<void> {
  await clearUpload(ctx, upload)
  await ctx.parts.storage.abandonParts(upload.objectKey, endOfTime)
  await deleteUpload(ctx.db, upload.id)
}

/** Removes the bytes of an upload from the object store and keeps its row: it still tells which file it became. */
export async function clearUpload(ctx: Ctx, { objectKey }: Pick<UploadRow, 'objectKey'>): Promise<void> {
  for (const ending of besides) await ctx.parts.storage.remove(`${objectKey}${ending}`)
}
