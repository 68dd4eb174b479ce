import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The thing a person is thanked for. */
type ThankedThing = { readonly kind: string; readonly targetId: string }

/** Counts first-time givers; locked after the wallets, so that all callers wait in one order. */
export async function noteGiver(db: Db, { kind, targetId }: ThankedThing, accountId: string): Promise<void> {
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

export async function giversOf(db: Db, { kind, targetId }: ThankedThing): Promise<number> {
  const row = await on(db)
    .selectFrom('points.gift_tally')
    .select('givers')
    .where('kind', '=', kind)
    .where('targetId', '=', targetId)
    .executeTakeFirst()
  return row?.givers ?? 0
}
