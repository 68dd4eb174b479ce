import type { TestDatabase } from '../env/database.ts'
import type { Moved } from './move-points.ts'

/** How often each person's points were moved, by the ledger. */
export type Found = ReadonlyMap<
  string,
  { readonly signIns: number; readonly collects: number; readonly gifts: number }
>

export type Sums = { readonly sum: number; readonly wrongPurses: number }

export type LedgerResult = Sums & { readonly lost: number; readonly doubled: number; readonly stuck: number }

const kinds = ['signIns', 'collects', 'gifts'] as const

/** Compares what people were answered with the ledger. */
export function checkLedger(reported: readonly Moved[], found: Found, sums: Sums): LedgerResult {
  let [lost, doubled] = [0, 0]
  for (const person of reported) {
    const there = found.get(person.personId)
    for (const kind of kinds) {
      const difference = (there?.[kind] ?? 0) - person[kind]
      lost += Math.max(0, -difference)
      doubled += Math.max(0, difference)
    }
  }
  return { lost, doubled, stuck: reported.reduce((sum, { stuck }) => sum + stuck, 0), ...sums }
}

export function readLedger({ asOwner, siteId }: TestDatabase): Promise<{ found: Found; sums: Sums }> {
  return asOwner(async (client) => {
    const { rows } = await client.query<{ id: string; signIns: number; collects: number; gifts: number }>(
      `select account_id as id, count(*) filter (where rule = 'signIn')::int as "signIns",
         count(*) filter (where rule like 'task.%')::int as collects, count(*) filter (where kind = 'tip')::int as gifts
       from points.movement where site_id = $1 group by account_id`,
      [siteId],
    )
    const sums = await client.query<{ sum: number; wrongPurses: number }>(
      `select (select coalesce(sum(amount), 0)::int from points.entry where site_id = $1) as sum,
         (select count(*)::int from points.purse as purse where site_id = $1 and balance <> (
            select coalesce(sum(amount), 0) from points.entry where site_id = $1 and account_id = purse.account_id)) as "wrongPurses"`,
      [siteId],
    )
    return {
      found: new Map(rows.map(({ id, ...counts }) => [id, counts])),
      sums: sums.rows[0] ?? { sum: Number.NaN, wrongPurses: Number.NaN },
    }
  })
}
