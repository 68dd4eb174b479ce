import { z } from 'zod'
import { clockJob, job } from '#platform/jobs'
import { sweepSpool } from '#platform/storage/spool'
import { reconcile } from './reconcile.ts'
import { isLivingKey } from './store.ts'
import { forgetUpload } from './upload/forget-upload.ts'
import { expiredUploads } from './upload/store.ts'

/** Takes the bytes of a removed file out of the object store. */
export const removeObject = job({
  name: 'file.removeObject',
  payload: z.object({ objectKey: z.string() }),
  outside: true,
  run: async (ctx, { objectKey }) => {
    if (!(await isLivingKey(ctx.db, objectKey))) await ctx.parts.storage.remove(objectKey)
  },
})

/** Every hour: uploads that nobody finished within their day, and what killed processes left on this machine. */
export const expireUploads = clockJob({
  name: 'file.expireUploads',
  cron: '15 * * * *',
  run: async (ctx) => {
    for (const upload of await expiredUploads(ctx.db, ctx.now)) await forgetUpload(ctx, upload)
    await sweepSpool()
  },
})

/** Every night (INV-U08). */
export const reconcileStore = clockJob({
  name: 'file.reconcile',
  cron: '20 19 * * *',
  run: async (ctx) => {
    await reconcile(ctx)
  },
})
