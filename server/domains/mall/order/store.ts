import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The states of these exchanges; which are not there are not among them. */
export async function exchangeStatesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('mall.exchange')
    .select(['id', 'state'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}
