import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import { photoAddress } from './photo-address.ts'

/** People as their colleagues may see them, in id order; people who have left or are not approved are left out. */
export async function profileCards(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await on(ctx.db)
    .selectFrom('identity.account')
    .select(['id', 'name', 'nickname', 'bornOn', 'avatarFileId', 'isExternal'])
    .where('id', 'in', ids)
    .where('state', 'in', ['active', 'suspended'])
    .execute()
  const byId = new Map(
    rows.map(({ avatarFileId, ...row }) => [row.id, { ...row, photo: photoAddress(ctx, avatarFileId) }]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Which of these files are photos, with their owners. */
export async function photosAmong(db: Db, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (fileIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('identity.account')
    .select(['avatarFileId', 'name'])
    .where('avatarFileId', 'in', fileIds)
    .execute()
  return new Map(rows.flatMap(({ avatarFileId, name }) => (avatarFileId ? [[avatarFileId, name]] : [])))
}
