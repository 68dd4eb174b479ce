import {
  type completeUpload as completion,
  fileKinds,
  type presignUpload as contract,
} from '@lyceum/contract/file'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { presignSeconds } from '#platform/storage'
import { shownFile } from '../addresses.ts'
import { kindFor } from '../examine/match-kind.ts'
import { beginUpload } from './begin-upload.ts'
import { finishUpload } from './finish-upload.ts'
import { openUpload } from './store.ts'

/** For browsers that can reach the object store: a link that accepts exactly one object of this type and size. */
export async function presignUpload(
  ctx: Ctx,
  { purpose, name, size }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const upload = await beginUpload(ctx, { way: 'direct', purpose, name, size })
  // The type by the name, not the sent one: browsers name many files differently, and the bytes decide.
  const { type } = fileKinds[kindFor(purpose, upload.name)]
  return {
    id: upload.id,
    url: await ctx.parts.storage.presignPut(upload.objectKey, { type, size }),
    method: 'PUT',
    headers: { 'content-type': type },
    expiresAt: new Date(ctx.now.getTime() + presignSeconds * 1000).toISOString(),
  }
}

/** Runs outside a transaction, because it reads the whole object; a second call returns the same file. */
export async function completeUpload(
  ctx: Ctx,
  { id }: Input<typeof completion>,
): Promise<Result<typeof completion>> {
  const criteria = { id, ownerId: ctx.actor.id, way: 'direct', now: ctx.now } as const
  const upload = (await openUpload(ctx.db, criteria)) ?? fail(commonErrors.NOT_FOUND)
  return shownFile(ctx, await finishUpload(ctx, upload))
}
