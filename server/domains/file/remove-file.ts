import { fileErrors, type removeFile as contract } from '@lyceum/contract/file'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { FilesInUse, Domain } from '#platform/domain'
import { removeObject, removePieces } from './jobs.ts'
import { markRemoved } from './store.ts'

/** The domains above that may use files, asked before one is removed. */
export type Users = () => readonly FilesInUse[]

export const usersOf =
  (domains: () => readonly Domain[]): Users =>
  () =>
    domains().flatMap(({ filesInUse }) => filesInUse ?? [])

/** All links of the file stop working at once; a worker removes its bytes later. */
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
