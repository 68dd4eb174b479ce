import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Lines } from './rules.ts'

/** The heads of units; of several, those with their main job there come first, then the longest-serving. */
export async function headsOf(db: Db, unitIds?: readonly string[]): Promise<Lines['heads']> {
  if (unitIds?.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('org.job')
    .select(['unitId', 'accountId'])
    .where('isHead', '=', true)
    .where('until', 'is', null)
    .$if(unitIds !== undefined, (query) => query.where('unitId', 'in', unitIds ?? []))
    .orderBy('isMain', 'desc')
    .orderBy('since')
    .orderBy('id')
    .execute()
  const grouped = Map.groupBy(rows, ({ unitId }) => unitId)
  return new Map([...grouped].map(([unitId, jobs]) => [unitId, jobs.map(({ accountId }) => accountId)]))
}

/** The path of the unit of each person's main job. */
export async function placesOf(db: Db, accountIds: readonly string[]): Promise<Lines['places']> {
  if (accountIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select(['job.accountId', 'unit.path'])
    .where('job.isMain', '=', true)
    .where('job.until', 'is', null)
    // One array and not thousands of values: all heads of a site are asked for at once.
    .where('job.accountId', '=', sql<string>`any(${[...accountIds]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ accountId, path }) => [accountId, path]))
}

/** All managers of the site and what decides their own manager; a few rows per unit, whatever the site's size. */
export async function managersOf(db: Db): Promise<Lines> {
  const heads = await headsOf(db)
  const lines = await on(db).selectFrom('org.line').select(['accountId', 'managerId']).execute()
  const named = new Map(lines.map(({ accountId, managerId }) => [accountId, managerId]))
  const places = await placesOf(db, [...new Set([...[...heads.values()].flat(), ...named.values()])])
  return { heads, places, named }
}
