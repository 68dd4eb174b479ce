import type { Ctx } from '#platform/ctx'
import { removeObject } from './jobs.ts'
import { madePurpose } from './policy.ts'
import { insertFile, markRemoved, type NewFile } from './store.ts'

/** Records a file that the server generated for somebody, once its bytes are in the object store. Returns its id. */
export async function recordMade(ctx: Ctx, file: Omit<NewFile, 'purpose'>): Promise<string> {
  const { id } = await insertFile(ctx.db, { ...file, purpose: madePurpose })
  return id
}

/** Removes such a file and its links; does nothing if it is already gone. */
export async function removeMade(ctx: Ctx, { id, ownerId }: { id: string; ownerId: string }): Promise<void> {
  const objectKey = await markRemoved(ctx.db, { id, ownerId, at: ctx.now })
  if (objectKey !== undefined) await ctx.enqueue(removeObject, { objectKey })
}
