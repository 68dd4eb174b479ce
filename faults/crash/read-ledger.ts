import type { TestDatabase } from '../env/database.ts'

/** The ledger as stored in the database after a run. */
export type Books = {
  readonly movements: readonly { readonly ownerId: string; readonly amount: number }[]
  readonly wallets: ReadonlyMap<string, number>
  readonly common: number
}

export const commonAtFirst = 1_000_000_000

export function readBooks(database: TestDatabase): Promise<Books> {
  return database.asOwner(async (client) => {
    const movements = await client.query<{ ownerId: string; amount: number }>(
      'select owner_id as "ownerId", amount from probe.movement where site_id = $1',
      [database.siteId],
    )
    const wallets = await client.query<{ ownerId: string; balance: number }>(
      'select owner_id as "ownerId", balance from probe.purse where site_id = $1',
      [database.siteId],
    )
    const balances = new Map(wallets.rows.map(({ ownerId, balance }) => [ownerId, balance]))
    const common = balances.get('0') ?? 0
    balances.delete('0')
    return { movements: movements.rows, wallets: balances, common }
  })
}
