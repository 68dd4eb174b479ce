import { photosAmong } from '#domains/identity'
import type { Ctx } from '#platform/ctx'

/** Pictures of people that hang beside their names: none of them is removed under them. */
export async function photosInUse(
  ctx: Ctx,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return photosAmong(ctx.db, fileIds)
}
