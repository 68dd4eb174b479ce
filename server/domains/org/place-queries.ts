import { likePattern } from '#platform/db/like-pattern'
import type { Db } from '#platform/db'
import { bigints } from './reach-queries.ts'
import type { Reach } from './rules.ts'
import { on } from './tables.ts'

/** Open units by id, with the path from the root, which decides whether they are within a reach. */
export async function unitsNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('org.unit')
    .select(['id', 'name', 'path'])
    .where('id', 'in', ids)
    .where('closedAt', 'is', null)
    .execute()
}

/** Open training centres by id. */
export async function centresNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('org.centre')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('closedAt', 'is', null)
    .execute()
}

/** The units in which a person has an open job. */
export async function unitsOfPerson(db: Db, accountId: string) {
  return on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select(['unit.id', 'unit.name', 'unit.path'])
    .where('job.accountId', '=', accountId)
    .where('job.until', 'is', null)
    .execute()
}

/** All heads of units: anywhere, or in one unit and below. */
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

/** The first open units within reach whose name or code contains a text, the highest first. */
export async function unitsFound(db: Db, reach: Reach, { text, limit }: { text: string; limit: number }) {
  let query = on(db)
    .selectFrom('org.unit as unit')
    .leftJoin('org.unit as parent', 'parent.id', 'unit.parentId')
    .select(['unit.id', 'unit.name', 'unit.path', 'parent.name as parentName', 'parent.path as parentPath'])
    .where('unit.closedAt', 'is', null)
    .where('unit.name', 'ilike', likePattern(text))
  if (reach.kind === 'units') query = query.where('unit.path', '&&', bigints(reach.unitIds))
  return query
    .orderBy((at) => at.fn('cardinality', ['unit.path']))
    .orderBy('unit.name')
    .orderBy('unit.id')
    .limit(limit)
    .execute()
}

/** The first positions whose name contains a text. */
export async function positionsFound(db: Db, { text, limit }: { text: string; limit: number }) {
  return on(db)
    .selectFrom('org.position')
    .select(['id', 'name', 'code'])
    .where('name', 'ilike', likePattern(text))
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
