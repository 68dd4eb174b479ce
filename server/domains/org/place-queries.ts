import { containing } from '#platform/containing'
import type { Db } from '#platform/db'
import { bigints } from './reach-queries.ts'
import type { Reach } from './rules.ts'
import { on } from './tables.ts'

/** Open units by their ids, with the path from the root that tells whether they lie within a reach. */
export async function unitsNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('org.unit')
    .select(['id', 'name', 'path'])
    .where('id', 'in', ids)
    .where('closedAt', 'is', null)
    .execute()
}

/** Open training centres by their ids. */
export async function centresNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('org.centre')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('closedAt', 'is', null)
    .execute()
}

/** The units in which somebody has an open job. */
export async function unitsOfPerson(db: Db, accountId: string) {
  return on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select(['unit.id', 'unit.name', 'unit.path'])
    .where('job.accountId', '=', accountId)
    .where('job.until', 'is', null)
    .execute()
}

/** Everyone who leads a unit: anywhere, or in one unit and below it. */
export async function headsWithin(db: Db, unitId: string | undefined): Promise<string[]> {
  let query = on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select('job.accountId')
    .distinct()
    .where('job.isHead', '=', true)
    .where('job.until', 'is', null)
    .where('unit.closedAt', 'is', null)
  if (unitId !== undefined) query = query.where('unit.path', '&&', bigints([unitId]))
  return (await query.execute()).map(({ accountId }) => accountId)
}

/** The first open units within reach whose name or code holds a text, the highest first. */
export async function unitsFound(db: Db, reach: Reach, { text, limit }: { text: string; limit: number }) {
  let query = on(db)
    .selectFrom('org.unit as unit')
    .leftJoin('org.unit as parent', 'parent.id', 'unit.parentId')
    .select(['unit.id', 'unit.name', 'unit.path', 'parent.name as parentName', 'parent.path as parentPath'])
    .where('unit.closedAt', 'is', null)
    .where('unit.name', 'ilike', containing(text))
  if (reach.kind === 'units') query = query.where('unit.path', '&&', bigints(reach.unitIds))
  return query
    .orderBy((at) => at.fn('cardinality', ['unit.path']))
    .orderBy('unit.name')
    .orderBy('unit.id')
    .limit(limit)
    .execute()
}

/** The first positions whose name holds a text. */
export async function positionsFound(db: Db, { text, limit }: { text: string; limit: number }) {
  return on(db)
    .selectFrom('org.position')
    .select(['id', 'name', 'code'])
    .where('name', 'ilike', containing(text))
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function openCentres(db: Db) {
  return on(db)
    .selectFrom('org.centre')
    .select(['id', 'name'])
    .where('closedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute()
}
