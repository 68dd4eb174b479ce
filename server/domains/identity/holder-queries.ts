import type { Db } from '#platform/db'
import { on } from './tables.ts'

/** Who administers only these units or training centres, in the order of their names. */
export async function holdersAt(db: Db, placeIds: readonly string[]) {
  if (placeIds.length === 0) return []
  return on(db)
    .selectFrom('identity.holding as holding')
    .innerJoin('identity.account as account', 'account.id', 'holding.accountId')
    .select(['account.id', 'account.name', 'holding.scope', 'holding.scopeId'])
    .where('holding.scope', 'in', ['unit', 'centre'])
    .where('holding.scopeId', 'in', placeIds)
    .where('account.state', '=', 'active')
    .orderBy('account.name')
    .orderBy('account.id')
    .execute()
}
