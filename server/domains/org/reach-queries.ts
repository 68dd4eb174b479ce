import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db'
import type { Reach } from './rules.ts'
import { on } from './tables.ts'

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never

/**
 * SQL condition that an account has an open job in a unit within reach, for any domain: `.where(within(reach,
 * 'account.id'))`. People without a job are only within a whole site.
 */
export function within(reach: Reach, accountId = 'identity.account.id'): Expression<SqlBool> {
  if (reach.kind === 'site') return sql<SqlBool>`true`
  const at = expressionBuilder<Tables>()
  return at.exists(
    at
      .selectFrom('org.job as job')
      .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
      .select('job.id')
      .where('job.accountId', '=', sql.ref<string>(accountId))
      .where('job.until', 'is', null)
      .where('unit.path', '&&', bigints(reach.unitIds)),
  )
}

export async function hasJobWithin(db: Db, unitIds: readonly string[], accountId: string): Promise<boolean> {
  const found = await on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select('job.id')
    .where('job.accountId', '=', accountId)
    .where('job.until', 'is', null)
    .where('unit.path', '&&', bigints(unitIds))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The units that training centres serve; a closed centre serves none. */
export async function unitsOfCentres(db: Db, centreIds: readonly string[]): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('org.centre_unit as served')
    .innerJoin('org.centre as centre', 'centre.id', 'served.centreId')
    .select('served.unitId')
    .where('served.centreId', 'in', centreIds)
    .where('centre.closedAt', 'is', null)
    .execute()
  return rows.map(({ unitId }) => unitId)
}

export const bigints = (ids: readonly string[]) => sql<string[]>`${[...ids]}::bigint[]`
