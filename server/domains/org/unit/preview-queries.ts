import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** A unit with all below it, and the number of people with their main job directly in each. */
export async function staffedSubtree(db: Db, unitId: string) {
  const rows = await on(db)
    .selectFrom('org.unit as unit')
    .leftJoin('org.job as job', (join) =>
      join.onRef('job.unitId', '=', 'unit.id').on('job.isMain', '=', true).on('job.until', 'is', null),
    )
    .select(({ fn }) => ['unit.id', 'unit.path', fn.count<string>('job.id').as('people')])
    .where('unit.path', '@>', sql<string[]>`array[${unitId}::bigint]`)
    .where('unit.closedAt', 'is', null)
    .groupBy(['unit.siteId', 'unit.id'])
    .execute()
  return rows.map(({ people, ...unit }) => ({ ...unit, people: Number(people) }))
}

/** People in a subtree with a named manager: no move changes it. */
export async function namedIn(db: Db, unitId: string) {
  return on(db)
    .selectFrom('org.line as line')
    .innerJoin('org.job as job', 'job.accountId', 'line.accountId')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select(['line.accountId', 'job.unitId'])
    .where('job.isMain', '=', true)
    .where('job.until', 'is', null)
    .where('unit.path', '@>', sql<string[]>`array[${unitId}::bigint]`)
    .execute()
}

/** The training centres of some units, each with the unit it is assigned to. */
export async function centresServing(db: Db, unitIds: readonly string[]) {
  if (unitIds.length === 0) return []
  return on(db)
    .selectFrom('org.centre_unit as served')
    .innerJoin('org.centre as centre', 'centre.id', 'served.centreId')
    .select(['served.unitId', 'centre.id', 'centre.name'])
    .where('served.unitId', 'in', unitIds)
    .where('centre.closedAt', 'is', null)
    .execute()
}
