import { filesFor } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { recordingsToMark } from './mark-queries.ts'

/** Recordings may be heard by the markers of their exam; one's own are covered by file ownership. */
export async function readableRecordings(ctx: Ctx, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  const recordings = await filesFor(ctx.db, { ids: fileIds, purpose: 'recording' })
  if (recordings.length === 0) return new Set()
  const query = {
    markerId: ctx.actor.id,
    ownerIds: recordings.map(({ ownerId }) => ownerId),
    fileIds: recordings.map(({ id }) => id),
  }
  return new Set(await recordingsToMark(ctx.db, query))
}
