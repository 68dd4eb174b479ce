import type { Db } from '#platform/db'
import { on } from './tables.ts'

export type WeekOfUnit = { readonly unitId: string; readonly people: number; readonly signIns: number }

/** Rewrites the counts of one week as a whole: counting again is harmless. */
export async function putWeek(db: Db, week: string, units: readonly WeekOfUnit[]): Promise<void> {
  await on(db).deleteFrom('report.activity').where('week', '=', week).execute()
  if (units.length === 0) return
  await on(db)
    .insertInto('report.activity')
    .values(units.map((unit) => ({ ...unit, week })))
    .execute()
}

/** Weekly counts since a week; small, because there is one row per unit and week. */
export async function weeksSince(db: Db, week: string) {
  return on(db)
    .selectFrom('report.activity')
    .select(['week', 'unitId', 'people', 'signIns'])
    .where('week', '>=', week)
    .execute()
}
