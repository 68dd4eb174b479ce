import { bigints, type Db } from '#platform/db'
import { sql } from 'kysely'
import { on } from '../tables.ts'

/** What somebody may spend, and what they have earned in their life here; nobody has less than nothing. */
export async function balanceOf(db: Db, accountId: string) {
  return (await balancesOf(db, [accountId])).get(accountId) ?? nothing
}

const nothing = { balance: 0, lifetime: 0 }

/** The same of many, of whom those without points are left out. */
export async function balancesOf(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly balance: number; readonly lifetime: number }>> {
  const rows = await on(db)
    .selectFrom('points.purse')
    .select(['accountId', 'balance', 'lifetime'])
    .where('accountId', '=', sql<string>`any(${bigints(accountIds)})`)
    .execute()
  return new Map(
    rows.map(({ accountId, balance, lifetime }) => [
      accountId,
      { balance: Number(balance), lifetime: Number(lifetime) },
    ]),
  )
}
