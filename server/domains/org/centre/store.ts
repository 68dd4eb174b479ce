import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type CentreRow = { readonly code: string; readonly name: string; readonly place: string }

export async function lockCentre(db: Db, centreId: string) {
  return on(db)
    .selectFrom('org.centre')
    .select(['id', 'code', 'name', 'place'])
    .where('id', '=', centreId)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The units of a centre, with their paths. */
export async function unitsOf(db: Db, centreId: string) {
  return on(db)
    .selectFrom('org.centre_unit as served')
    .innerJoin('org.unit as unit', 'unit.id', 'served.unitId')
    .select(['unit.id', 'unit.path'])
    .where('served.centreId', '=', centreId)
    .execute()
}

export async function unitsNamed(db: Db, unitIds: readonly string[]) {
  if (unitIds.length === 0) return []
  return on(db)
    .selectFrom('org.unit')
    .select(['id', 'path'])
    .where('id', 'in', unitIds)
    .where('closedAt', 'is', null)
    .execute()
}

export async function insertCentre(db: Db, row: CentreRow): Promise<string> {
  const { id } = await on(db).insertInto('org.centre').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateCentre(db: Db, centreId: string, row: CentreRow): Promise<void> {
  await on(db).updateTable('org.centre').set(row).where('id', '=', centreId).execute()
}

/** Replaces the units of a centre. */
export async function setUnits(db: Db, centreId: string, unitIds: readonly string[]): Promise<void> {
  await on(db).deleteFrom('org.centre_unit').where('centreId', '=', centreId).execute()
  if (unitIds.length === 0) return
  await on(db)
    .insertInto('org.centre_unit')
    .values(unitIds.map((unitId) => ({ centreId, unitId })))
    .execute()
}

export async function setClosed(db: Db, centreId: string, closedAt: Date): Promise<void> {
  await on(db).updateTable('org.centre').set({ closedAt }).where('id', '=', centreId).execute()
}
