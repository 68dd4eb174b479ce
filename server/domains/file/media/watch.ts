import type { Ctx } from '#platform/ctx'
import { enqueueMedia } from './request-media.ts'
import { ourSideMedia, requestAgain, silentMedia } from './store.ts'

const silentMs = 60_000
/** A long queue is no reason to worry; a quarter of a day is. */
const forgottenMs = 21_600_000

/** Sends what a dead worker held to another one. Answers how many that were. */
export async function takeUpSilent(ctx: Ctx): Promise<number> {
  const now = ctx.now.getTime()
  const silent = await silentMedia(ctx.db, {
    beatBefore: new Date(now - silentMs),
    askedBefore: new Date(now - forgottenMs),
  })
  for (const medium of silent) await enqueueMedia(ctx, medium)
  return silent.length
}

/** Long enough for somebody to mend a machine, short enough that nobody has to ask. */
const mendMs = 900_000

/** Tries once more what failed through no fault of the file. Answers how many that were. */
export async function tryOurSideAgain(ctx: Ctx): Promise<number> {
  const failed = await ourSideMedia(ctx.db, new Date(ctx.now.getTime() - mendMs))
  for (const { fileId, kind } of failed) {
    if (await requestAgain(ctx.db, { fileId, at: ctx.now })) await enqueueMedia(ctx, { fileId, kind })
  }
  return failed.length
}
