import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export async function insertFrozen(db: Db, accountId: string, days: readonly string[]): Promise<void> {
  await on(db)
    .insertInto('points.frozen_day')
    .values(days.map((day) => ({ accountId, day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The days in a range, both ends included, that approved leave has frozen. */
export async function frozenDays(
  db: Db,
  accountId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlySet<string>> {
  const rows = await on(db)
    .selectFrom('points.frozen_day')
    .select('day')
    .where('accountId', '=', accountId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return new Set(rows.map(({ day }) => day))
}
