import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Whether anybody else can sign in. */
export async function hasOthers(db: Db, accountId: string): Promise<boolean> {
  const other = await on(db)
    .selectFrom('identity.account')
    .select('id')
    .where('state', '=', 'active')
    .where('id', '<>', accountId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
