import type { Db } from '#platform/db'
import { headsOf, placesOf } from './queries.ts'
import { headAbove } from './rules.ts'
import { namedManagerOf } from './store.ts'

/** The head of a unit; of several, the first. */
export async function headOf(db: Db, unitId: string): Promise<string | undefined> {
  return (await headsOf(db, [unitId])).get(unitId)?.[0]
}

/** A person's manager: the named one, otherwise the nearest head above their main job. */
export async function managerOf(db: Db, accountId: string): Promise<string | undefined> {
  const named = await namedManagerOf(db, accountId)
  if (named !== undefined) return named
  const path = (await placesOf(db, [accountId])).get(accountId) ?? []
  return headAbove(await headsOf(db, path), path, accountId)
}
