import { type Reach, within } from '#domains/org'
import type { Db } from '#platform/db'
import { bigints } from '#platform/db'
import { sql } from 'kysely'
import { on } from '../tables.ts'

/** Which of these people are within a reach. */
export async function peopleReached(
  db: Db,
  reach: Reach,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (reach.kind === 'site' || accountIds.length === 0) return new Set(accountIds)
  const rows = await on(db)
    .selectFrom(
      sql<{ accountId: string }>`unnest(${bigints(accountIds)})`.as<'asked'>(sql`asked(account_id)`),
    )
    .select('asked.accountId')
    .where(within(reach, 'asked.account_id'))
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}
