import type { removeFile as contract } from '@lyceum/contract/file'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { removeObject, removePieces } from './jobs.ts'
import { markRemoved } from './store.ts'

/** From here on every address of the file is dead; its bytes go when a worker comes by. */
export async function removeFile(ctx: Ctx, { id }: Input<typeof contract>): Promise<Result<typeof contract>> {
  const objectKey = await markRemoved(ctx.db, { id, ownerId: ctx.actor.id, at: ctx.now })
  if (objectKey === undefined) fail(commonErrors.NOT_FOUND)
  await ctx.enqueue(removePieces, { fileId: id })
  await ctx.enqueue(removeObject, { objectKey })
  return { id }
}
