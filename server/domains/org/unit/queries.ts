import { type SqlBool, sql } from 'kysely'
import { likePattern } from '#platform/db/like-pattern'
import type { Db } from '#platform/db'
import type { Reach } from '../rules.ts'
import { on } from '../tables.ts'

const bigints = (ids: readonly string[]) => sql<string[]>`${[...ids]}::bigint[]`

type Level = { readonly parentId: string | undefined; readonly reach: Reach }

/** The units below one; or, without a parent, the topmost ones within reach. */
export async function level(db: Db, { parentId, reach }: Level) {
  const isTop = parentId === undefined
  return on(db)
    .selectFrom('org.unit as unit')
    .select(['unit.id', 'unit.parentId', 'unit.code', 'unit.name'])
    .select((at) =>
      at
        .exists(
          at
            .selectFrom('org.unit as child')
            .select('child.id')
            .whereRef('child.parentId', '=', 'unit.id')
            .where('child.closedAt', 'is', null),
        )
        .$castTo<boolean>()
        .as('hasChildren'),
    )
    .where('unit.closedAt', 'is', null)
    .$if(!isTop, (query) => query.where('unit.parentId', '=', parentId ?? ''))
    .$if(isTop && reach.kind === 'site', (query) => query.where('unit.parentId', 'is', null))
    .$if(isTop && reach.kind === 'units', (query) => query.where(topmost(reach)))
    .orderBy('unit.position')
    .orderBy('unit.id')
    .execute()
}

/** Named by the reach itself, and not below another one that is. */
function topmost(reach: Reach) {
  const ids = bigints(reach.kind === 'units' ? reach.unitIds : [])
  return sql<SqlBool>`unit.id = any(${ids}) and not unit.path[:cardinality(unit.path) - 1] && ${ids}`
}

export type HeadCount = { readonly people: number; readonly ownPeople: number }

/** Number of people in each unit and all below it, by main job: one statement for a whole level. */
export async function headCounts(
  db: Db,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, HeadCount>> {
  if (unitIds.length === 0) return new Map()
  const ids = bigints(unitIds)
  const { rows } = await sql<{ id: string; people: number; own: number }>`
    with staffed as (
      select unit.id, unit.path, count(*) as people
      from org.unit unit
      join org.job job on job.site_id = unit.site_id and job.unit_id = unit.id
      where unit.site_id = ${db.siteId} and unit.path && ${ids} and job.is_main and job.until is null
      group by unit.site_id, unit.id
    )
    select top.id, sum(staffed.people)::int as people,
           coalesce(sum(staffed.people) filter (where staffed.id = top.id), 0)::int as own
    from staffed cross join lateral unnest(staffed.path) as top (id)
    where top.id = any(${ids}) group by top.id`.execute(db.kysely)
  return new Map(rows.map(({ id, people, own }) => [id, { people, ownPeople: own }]))
}

/** Number of open jobs, main or not, directly in a unit. */
export async function jobsIn(db: Db, unitId: string): Promise<number> {
  const { count } = await on(db)
    .selectFrom('org.job')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('unitId', '=', unitId)
    .where('until', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const mostFound = 20

/** Units by a part of their name or code; the shortest names, which match best, come first. */
export async function unitsByText(db: Db, text: string, reach: Reach) {
  const pattern = likePattern(text)
  return on(db)
    .selectFrom('org.unit')
    .select(['id', 'code', 'name', 'path'])
    .where('closedAt', 'is', null)
    .where((at) => at.or([at('name', 'ilike', pattern), at('code', 'ilike', pattern)]))
    .$if(reach.kind === 'units', (query) =>
      query.where('path', '&&', bigints(reach.kind === 'units' ? reach.unitIds : [])),
    )
    .orderBy(sql`length(name)`)
    .orderBy('id')
    .limit(mostFound)
    .execute()
}

export async function unitNames(db: Db, unitIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (unitIds.length === 0) return new Map()
  const rows = await on(db).selectFrom('org.unit').select(['id', 'name']).where('id', 'in', unitIds).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The heads of a unit with their positions. */
export async function leadersOf(db: Db, unitId: string) {
  return on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.position as position', 'position.id', 'job.positionId')
    .select(['job.accountId', 'position.name as positionName'])
    .where('job.unitId', '=', unitId)
    .where('job.isHead', '=', true)
    .where('job.until', 'is', null)
    .orderBy('job.isMain', 'desc')
    .orderBy('job.since')
    .orderBy('job.id')
    .execute()
}

/** The training centres that serve a unit, including those assigned to a unit above. */
export async function centresOf(db: Db, path: readonly string[]) {
  return on(db)
    .selectFrom('org.centre as centre')
    .innerJoin('org.centre_unit as served', 'served.centreId', 'centre.id')
    .select(['centre.id', 'centre.name'])
    .distinct()
    .where('served.unitId', 'in', path)
    .where('centre.closedAt', 'is', null)
    .orderBy('centre.name')
    .orderBy('centre.id')
    .execute()
}

/** The last move of a unit that was not undone. */
export async function lastMoveOf(db: Db, unitId: string) {
  return on(db)
    .selectFrom('org.unit_move')
    .select(['id', 'fromParentId', 'toParentId', 'movedBy', 'movedAt'])
    .where('unitId', '=', unitId)
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
