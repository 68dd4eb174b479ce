import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export async function hasHidden(db: Db, accountId: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('admin.hidden_setup')
    .select('accountId')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function keepHidden(db: Db, accountId: string, hiddenAt: Date): Promise<void> {
  await on(db)
    .insertInto('admin.hidden_setup')
    .values({ accountId, hiddenAt })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId']).doNothing())
    .execute()
}

export async function forgetHidden(db: Db, accountId: string): Promise<void> {
  await on(db).deleteFrom('admin.hidden_setup').where('accountId', '=', accountId).execute()
}
