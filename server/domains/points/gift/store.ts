import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** What somebody is thanked for. */
type Thanked = { readonly kind: string; readonly targetId: string }

/** Counts whoever gives for the first time; asked for after the purses, so that all wait in one order. */
export async function noteGiver(db: Db, { kind, targetId }: Thanked, accountId: string): Promise<void> {
  const isFirst = await on(db)
    .insertInto('points.gift_giver')
    .values({ kind, targetId, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('accountId')
    .executeTakeFirst()
  if (!isFirst) return
  await on(db)
    .insertInto('points.gift_tally')
    .values({ kind, targetId, givers: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'kind', 'targetId'])
        .doUpdateSet({ givers: sql<number>`gift_tally.givers + 1` }),
    )
    .execute()
}

export async function giversOf(db: Db, { kind, targetId }: Thanked): Promise<number> {
  const row = await on(db)
    .selectFrom('points.gift_tally')
    .select('givers')
    .where('kind', '=', kind)
    .where('targetId', '=', targetId)
    .executeTakeFirst()
  return row?.givers ?? 0
}
