import type { Ctx } from '#platform/ctx'
import { removeObject } from './jobs.ts'
import { madePurpose } from './policy.ts'
import { insertFile, markRemoved, type NewFile } from './store.ts'

/** A file that the house has made for somebody, once its bytes are safe in the object store. Answers its id. */
export async function recordMade(ctx: Ctx, file: Omit<NewFile, 'purpose'>): Promise<string> {
  const { id } = await insertFile(ctx.db, { ...file, purpose: madePurpose })
  return id
}

/** Ends such a file and its addresses; one that is gone already stays gone. */
export async function removeMade(ctx: Ctx, { id, ownerId }: { id: string; ownerId: string }): Promise<void> {
  const objectKey = await markRemoved(ctx.db, { id, ownerId, at: ctx.now })
  if (objectKey !== undefined) await ctx.enqueue(removeObject, { objectKey })
}
