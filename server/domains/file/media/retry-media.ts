import type { Ctx } from '#platform/ctx'
import { enqueueMedia } from './request-media.ts'
import { ourSideMedia, requestAgain, silentMedia } from './store.ts'

const silentMs = 60_000
/** A long queue is normal; six hours are not. */
const forgottenMs = 21_600_000

/** Requeues the work of dead workers. Returns how many. */
export async function takeUpSilent(ctx: Ctx): Promise<number> {
  const now = ctx.now.getTime()
  const silent = await silentMedia(ctx.db, {
    heartbeatBefore: new Date(now - silentMs),
    askedBefore: new Date(now - forgottenMs),
  })
  for (const medium of silent) await enqueueMedia(ctx, medium)
  return silent.length
}

/** Long enough to repair a machine, short enough that nobody has to ask. */
const mendMs = 900_000

/** Retries what failed because of the server. Returns how many. */
export async function tryOurSideAgain(ctx: Ctx): Promise<number> {
  const failed = await ourSideMedia(ctx.db, new Date(ctx.now.getTime() - mendMs))
  for (const { fileId, kind } of failed) {
    if (await requestAgain(ctx.db, { fileId, at: ctx.now })) await enqueueMedia(ctx, { fileId, kind })
  }
  return failed.length
}
