import type { Db } from '#platform/db'
import { on } from './tables.ts'

export type WeekOfUnit = { readonly unitId: string; readonly people: number; readonly signIns: number }

/** Counts of one week, written anew as a whole: counting again is harmless. */
export async function putWeek(db: Db, week: string, units: readonly WeekOfUnit[]): Promise<void> {
  await on(db).deleteFrom('report.activity').where('week', '=', week).execute()
  if (units.length === 0) return
  await on(db)
    .insertInto('report.activity')
    .values(units.map((unit) => ({ ...unit, week })))
    .execute()
}

/** Weeks since one of them, unit by unit; small, for it is one row a unit and week. */
export async function weeksSince(db: Db, week: string) {
  return on(db)
    .selectFrom('report.activity')
    .select(['week', 'unitId', 'people', 'signIns'])
    .where('week', '>=', week)
    .execute()
}
