import { type Reach, within } from '#domains/org'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The states of these exchanges; missing ones and those beyond the reach are left out. */
export async function exchangeStatesOf(
  db: Db,
  ids: readonly string[],
  reach: Reach,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('mall.exchange as exchange')
    .select(['exchange.id', 'exchange.state'])
    .where('exchange.id', 'in', ids)
    .where(within(reach, 'exchange.account_id'))
    .execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}
