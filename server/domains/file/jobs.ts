import { z } from 'zod'
import { cronJob, job } from '#platform/jobs'
import { sweepSpool } from '#platform/storage/spool'
import { reconcile } from './reconcile.ts'
import { prepareDocument } from './media/document/prepare-document.ts'
import { prepareAudio, prepareVideo } from './media/film/prepare-film.ts'
import { preparePackage } from './media/package/prepare-package.ts'
import { runMedia } from './media/run-media.ts'
import { deletePieces, ownPieceKeys } from './media/store.ts'
import {
  prepareDocument as documentTicket,
  prepareFilm,
  preparePackage as packageTicket,
} from './media/tickets.ts'
import { takeUpSilent, tryOurSideAgain } from './media/retry-media.ts'
import { checkUsage } from './quota/check-usage.ts'
import { isLivingKey } from './store.ts'
import { forgetUpload } from './upload/forget-upload.ts'
import { expiredUploads } from './upload/store.ts'

/** Removes the bytes of a removed file from the object store. */
export const removeObject = job({
  name: 'file.removeObject',
  payload: z.object({ objectKey: z.string() }),
  outside: true,
  queue: 'store',
  run: async (ctx, { objectKey }) => {
    if (!(await isLivingKey(ctx.db, objectKey))) await ctx.parts.storage.remove(objectKey)
  },
})

/** The same for everything made from it: a package may have two thousand objects. */
export const removePieces = job({
  name: 'file.removePieces',
  payload: z.object({ fileId: z.string() }),
  outside: true,
  queue: 'store',
  run: async (ctx, { fileId }) => {
    for (const key of await ownPieceKeys(ctx.db, fileId)) await ctx.parts.storage.remove(key)
    await deletePieces(ctx.db, fileId)
  },
})

/** Video and audio: minutes of a whole CPU each, so they have their own queue and block no other job. */
export const filmJob = job({
  ...prepareFilm,
  outside: true,
  queue: 'media',
  run: (ctx, { fileId }) =>
    runMedia(ctx, fileId, (bench) =>
      bench.file.type.startsWith('audio/') ? prepareAudio(bench) : prepareVideo(bench),
    ),
})

export const documentJob = job({
  ...documentTicket,
  outside: true,
  queue: 'documents',
  run: (ctx, { fileId }) => runMedia(ctx, fileId, prepareDocument),
})

export const packageJob = job({
  ...packageTicket,
  outside: true,
  queue: 'documents',
  run: (ctx, { fileId }) => runMedia(ctx, fileId, preparePackage),
})

/** Every minute: resumes what a killed worker was doing. */
export const watchMedia = cronJob({
  name: 'file.watchMedia',
  cron: '* * * * *',
  run: async (ctx) => {
    await takeUpSilent(ctx)
    await tryOurSideAgain(ctx)
  },
})

/** Every hour: uploads not finished within a day, and temporary files of killed processes on this machine. */
export const expireUploads = cronJob({
  name: 'file.expireUploads',
  cron: '15 * * * *',
  outside: true,
  queue: 'store',
  run: async (ctx) => {
    for (const upload of await expiredUploads(ctx.db, ctx.now)) await forgetUpload(ctx, upload)
    await sweepSpool()
  },
})

/** Every night (INV-U08). */
export const reconcileStore = cronJob({
  name: 'file.reconcile',
  cron: '20 19 * * *',
  outside: true,
  queue: 'store',
  run: async (ctx) => {
    await reconcile(ctx)
  },
})

/** Every night: compares the storage counters with the rows. */
export const checkStorage = cronJob({
  name: 'file.checkStorage',
  cron: '50 19 * * *',
  run: async (ctx) => {
    await checkUsage(ctx)
  },
})
