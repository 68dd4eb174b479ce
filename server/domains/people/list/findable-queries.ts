import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Which of these are active, for the search; sorted by joining date. */
export async function findableColleagues(db: Db, ids: readonly string[]) {
  return on(db)
    .selectFrom('people.entry')
    .select(['accountId as id', sql<string>`name`.as('name'), 'unitId', 'positionId'])
    .select(sql<Date>`joined_key::timestamptz`.as('at'))
    .where('accountId', 'in', [...ids])
    .where('state', '=', 'active')
    .where('isExternal', '=', false)
    .execute()
}

export async function colleagueIdsAfter(db: Db, id: string, most: number): Promise<readonly string[]> {
  const rows = await on(db)
    .selectFrom('people.entry')
    .select('accountId')
    .where('accountId', '>', id)
    .orderBy('accountId')
    .limit(most)
    .execute()
  return rows.map(({ accountId }) => accountId)
}
