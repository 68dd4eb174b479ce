import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Target } from '../targets.ts'

type SocialAction = { readonly target: Target; readonly accountId: string; readonly at: Date }

/** Whether it is new; two concurrent calls give one row. */
export async function addLiking(
  db: Db,
  { target: { kind, id }, accountId, at }: SocialAction,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(db)
    .insertInto('social.liking')
    .values({ kind, targetId: id, accountId, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function dropLiking(db: Db, { kind, id }: Target, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await on(db)
    .deleteFrom('social.liking')
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function addFavourite(
  db: Db,
  { target: { kind, id }, accountId, at }: SocialAction,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(db)
    .insertInto('social.favourite')
    .values({ kind, targetId: id, accountId, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function dropFavourite(db: Db, { kind, id }: Target, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await on(db)
    .deleteFrom('social.favourite')
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
