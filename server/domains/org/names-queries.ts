import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db'
import type { TitlesOf } from '#platform/domain'
import { on } from './tables.ts'

type NameQuery = {
  readonly unitIds: readonly (string | null)[]
  readonly positionIds: readonly (string | null)[]
  readonly gradeIds: readonly (string | null)[]
}

type Names = ReadonlyMap<string, string>

/** Names of units, positions and grades by id, for lists of other domains. */
export async function namesOf(
  db: Db,
  { unitIds, positionIds, gradeIds }: NameQuery,
): Promise<{ units: Names; positions: Names; grades: Names }> {
  return {
    units: await named(db, 'org.unit', unitIds),
    positions: await named(db, 'org.position', positionIds),
    grades: await named(db, 'org.grade', gradeIds),
  }
}

/** The name of a unit as an SQL expression; `unitId` is a column of the statement. */
export const unitNameExpression = ({ siteId }: Db, unitId: string): RawBuilder<string | null> =>
  sql`(select unit.name from org.unit as unit where unit.site_id = ${siteId} and unit.id = ${sql.ref(unitId)})`

async function named(
  db: Db,
  table: 'org.unit' | 'org.position' | 'org.grade' | 'org.family' | 'org.centre',
  requestedIds: readonly (string | null)[],
): Promise<Names> {
  const ids = [...new Set(requestedIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await on(db).selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Titles of other records of the organisation. */
export const titles: Readonly<Record<string, TitlesOf>> = {
  'org.grade': (db, ids) => named(db, 'org.grade', ids),
  'org.family': (db, ids) => named(db, 'org.family', ids),
  'org.centre': (db, ids) => named(db, 'org.centre', ids),
}

type PlaceKind = 'unit' | 'position' | 'grade'

/** Names of units, positions and grades by kind and code: `unit RD`. */
export async function namesByCode(
  db: Db,
  codes: Readonly<Record<PlaceKind, readonly string[]>>,
): Promise<Names> {
  const names = new Map<string, string>()
  for (const kind of ['unit', 'position', 'grade'] as const) {
    if (codes[kind].length === 0) continue
    const rows = await on(db)
      .selectFrom(`org.${kind}`)
      .select(['code', 'name'])
      .where('code', 'in', [...new Set(codes[kind])])
      .execute()
    for (const { code, name } of rows) names.set(`${kind} ${code}`, name)
  }
  return names
}

/** The path of a unit from the root; undefined for a missing unit. */
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
