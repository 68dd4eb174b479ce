import type { Db } from '#platform/db'
import { on } from './tables.ts'

type Wanted = {
  readonly unitIds: readonly (string | null)[]
  readonly positionIds: readonly (string | null)[]
  readonly gradeIds: readonly (string | null)[]
}

type Names = ReadonlyMap<string, string>

/** Names of units, positions and grades by their ids, for the lists of other rooms. */
export async function namesOf(
  db: Db,
  { unitIds, positionIds, gradeIds }: Wanted,
): Promise<{ units: Names; positions: Names; grades: Names }> {
  return {
    units: await named(db, 'org.unit', unitIds),
    positions: await named(db, 'org.position', positionIds),
    grades: await named(db, 'org.grade', gradeIds),
  }
}

async function named(
  db: Db,
  table: 'org.unit' | 'org.position' | 'org.grade',
  wanted: readonly (string | null)[],
): Promise<Names> {
  const ids = [...new Set(wanted.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await on(db).selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The path of a unit from the root down to it; undefined where there is none. */
export async function pathOf(db: Db, unitId: string): Promise<readonly string[] | undefined> {
  const unit = await on(db).selectFrom('org.unit').select('path').where('id', '=', unitId).executeTakeFirst()
  return unit?.path
}

export async function isPosition(db: Db, positionId: string): Promise<boolean> {
  return (await named(db, 'org.position', [positionId])).size > 0
}

export async function isGrade(db: Db, gradeId: string): Promise<boolean> {
  return (await named(db, 'org.grade', [gradeId])).size > 0
}
