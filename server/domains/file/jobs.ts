import { z } from 'zod'
import { clockJob, job } from '#platform/jobs'
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
import { takeUpSilent, tryOurSideAgain } from './media/watch.ts'
import { checkUsage } from './quota/check-usage.ts'
import { isLivingKey } from './store.ts'
import { forgetUpload } from './upload/forget-upload.ts'
import { expiredUploads } from './upload/store.ts'

/** Takes the bytes of a removed file out of the object store. */
export const removeObject = job({
  name: 'file.removeObject',
  payload: z.object({ objectKey: z.string() }),
  outside: true,
  lane: 'store',
  run: async (ctx, { objectKey }) => {
    if (!(await isLivingKey(ctx.db, objectKey))) await ctx.parts.storage.remove(objectKey)
  },
})

/** The same for all that was made of it: a package may be two thousand objects. */
export const removePieces = job({
  name: 'file.removePieces',
  payload: z.object({ fileId: z.string() }),
  outside: true,
  lane: 'store',
  run: async (ctx, { fileId }) => {
    for (const key of await ownPieceKeys(ctx.db, fileId)) await ctx.parts.storage.remove(key)
    await deletePieces(ctx.db, fileId)
  },
})

/** Films and sounds: minutes of a whole processor each, so they wait for each other and nobody waits for them. */
export const filmJob = job({
  ...prepareFilm,
  outside: true,
  lane: 'media',
  run: (ctx, { fileId }) =>
    runMedia(ctx, fileId, (bench) =>
      bench.file.type.startsWith('audio/') ? prepareAudio(bench) : prepareVideo(bench),
    ),
})

export const documentJob = job({
  ...documentTicket,
  outside: true,
  lane: 'documents',
  run: (ctx, { fileId }) => runMedia(ctx, fileId, prepareDocument),
})

export const packageJob = job({
  ...packageTicket,
  outside: true,
  lane: 'documents',
  run: (ctx, { fileId }) => runMedia(ctx, fileId, preparePackage),
})

/** Every minute: what the worker of a killed process held. */
export const watchMedia = clockJob({
  name: 'file.watchMedia',
  cron: '* * * * *',
  run: async (ctx) => {
    await takeUpSilent(ctx)
    await tryOurSideAgain(ctx)
  },
})

/** Every hour: uploads that nobody finished within their day, and what killed processes left on this machine. */
export const expireUploads = clockJob({
  name: 'file.expireUploads',
  cron: '15 * * * *',
  outside: true,
  lane: 'store',
  run: async (ctx) => {
    for (const upload of await expiredUploads(ctx.db, ctx.now)) await forgetUpload(ctx, upload)
    await sweepSpool()
  },
})

/** Every night (INV-U08). */
export const reconcileStore = clockJob({
  name: 'file.reconcile',
  cron: '20 19 * * *',
  outside: true,
  lane: 'store',
  run: async (ctx) => {
    await reconcile(ctx)
  },
})

/** Every night: what is kept of used storage against the rows themselves. */
export const checkStorage = clockJob({
  name: 'file.checkStorage',
  cron: '50 19 * * *',
  run: async (ctx) => {
    await checkUsage(ctx)
  },
})
