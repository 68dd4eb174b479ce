import { bigints, type Db } from '#platform/db'
import { sql } from 'kysely'
import { on } from '../tables.ts'

/** A person's balance and lifetime total; zero without a wallet. */
export async function balanceOf(db: Db, accountId: string) {
  return (await balancesOf(db, [accountId])).get(accountId) ?? nothing
}

const nothing = { balance: 0, lifetime: 0 }

/** The same for many people; those without points are left out. */
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
