import { photosAmong } from '#domains/identity'
import type { Ctx } from '#platform/ctx'

/** Pictures used as avatars: they cannot be removed. */
export async function photosInUse(
  ctx: Ctx,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return photosAmong(ctx.db, fileIds)
}
