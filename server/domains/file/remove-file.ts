import { fileErrors, type removeFile as contract } from '@lyceum/contract/file'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { FilesInUse, Room } from '#platform/room'
import { removeObject, removePieces } from './jobs.ts'
import { markRemoved } from './store.ts'

/** The rooms above in which files may stand, asked when one is to be removed. */
export type Users = () => readonly FilesInUse[]

export const usersOf =
  (rooms: () => readonly Room[]): Users =>
  () =>
    rooms().flatMap(({ filesInUse }) => filesInUse ?? [])

/** From here on every address of the file is dead; its bytes go when a worker comes by. */
export async function removeFile(
  ctx: Ctx,
  users: Users,
  { id }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const objectKey = await markRemoved(ctx.db, { id, ownerId: ctx.actor.id, at: ctx.now })
  if (objectKey === undefined) fail(commonErrors.NOT_FOUND)
  for (const filesInUse of users()) {
    const title = (await filesInUse(ctx, [id])).get(id)
    if (title !== undefined) fail(fileErrors.FILE_IN_USE, { title })
  }
  await ctx.enqueue(removePieces, { fileId: id })
  await ctx.enqueue(removeObject, { objectKey })
  return { id }
}
