import { sql } from 'kysely'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { unitsNamed } from './place-queries.ts'
import { bigints } from './reach-queries.ts'
import { reachOf } from './reach.ts'
import { reaches } from './rules.ts'
import { on } from './tables.ts'

/** All units in which one of the permissions is valid, including those below; or simply all. */
export async function unitIdsWithin(
  ctx: Ctx,
  ...permissions: readonly string[]
): Promise<readonly string[] | 'all'> {
  const reach = await reachOf(ctx, ...permissions)
  if (reach.kind === 'site') return 'all'
  if (reach.unitIds.length === 0) return []
  const rows = await on(ctx.db)
    .selectFrom('org.unit')
    .select('id')
    .where('path', '&&', sql<string[]>`${reach.unitIds}::bigint[]`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether each of them is an open unit in which a permission is valid. */
export async function unitsWithin(
  ctx: Ctx,
  permission: string,
  unitIds: readonly string[],
): Promise<boolean> {
  if (unitIds.length === 0) return true
  const reach = await reachOf(ctx, permission)
  const units = await unitsNamed(ctx.db, unitIds)
  return units.length === new Set(unitIds).size && units.every(({ path }) => reaches(reach, path))
}

/** Whether each of them may be seen with a permission: has an open job within its reach. */
export async function peopleWithin(
  ctx: Ctx,
  permission: string,
  accountIds: readonly string[],
): Promise<boolean> {
  if (accountIds.length === 0) return true
  const people = new Set(accountIds).size
  const reach = await reachOf(ctx, permission)
  if (reach.kind === 'site') return (await accountNames(ctx.db, accountIds)).size === people
  const rows = await on(ctx.db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select('job.accountId')
    .distinct()
    .where('job.accountId', 'in', accountIds)
    .where('job.until', 'is', null)
    .where('unit.path', '&&', bigints(reach.unitIds))
    .execute()
  return rows.length === people
}

/** The open units that a training centre serves, with all below them; none for a missing centre. */
export async function unitsServedBy(db: Db, centreId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('org.unit as unit')
    .select('unit.id')
    .where('unit.closedAt', 'is', null)
    .where((at) =>
      at.exists(
        at
          .selectFrom('org.centre_unit as served')
          .innerJoin('org.centre as centre', 'centre.id', 'served.centreId')
          .select('served.unitId')
          .where('served.centreId', '=', centreId)
          .where('centre.closedAt', 'is', null)
          .where('served.unitId', '=', sql<string>`any(unit.path)`),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Some people who work in the same units. */
export async function colleaguesOf(db: Db, accountId: string, most: number): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('org.job as mine')
    .innerJoin('org.job as theirs', 'theirs.unitId', 'mine.unitId')
    .select('theirs.accountId')
    .distinct()
    .where('mine.accountId', '=', accountId)
    .where('mine.until', 'is', null)
    .where('theirs.until', 'is', null)
    .where('theirs.accountId', '!=', accountId)
    .limit(most)
    .execute()
  return rows.map((row) => row.accountId)
}
