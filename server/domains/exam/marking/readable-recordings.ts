import { filesFor } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { recordingsToMark } from './mark-queries.ts'

/** Spoken answers are heard by whoever was asked to mark the exam they were given in; one's own are one's own files. */
export async function readableRecordings(ctx: Ctx, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  const recordings = await filesFor(ctx.db, { ids: fileIds, purpose: 'recording' })
  if (recordings.length === 0) return new Set()
  const asked = {
    markerId: ctx.actor.id,
    ownerIds: recordings.map(({ ownerId }) => ownerId),
    fileIds: recordings.map(({ id }) => id),
  }
  return new Set(await recordingsToMark(ctx.db, asked))
}
