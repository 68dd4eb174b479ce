import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** All open centres with their units; a site has a few dozen. */
export async function openCentres(db: Db) {
  const rows = await on(db)
    .selectFrom('org.centre as centre')
    .leftJoin('org.centre_unit as served', 'served.centreId', 'centre.id')
    .leftJoin('org.unit as unit', 'unit.id', 'served.unitId')
    .select([
      'centre.id',
      'centre.code',
      'centre.name',
      'centre.place',
      'unit.id as unitId',
      'unit.name as unitName',
      'unit.path',
    ])
    .where('centre.closedAt', 'is', null)
    .orderBy('centre.code')
    .orderBy('centre.id')
    .orderBy('unit.position')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const units = of.flatMap(({ unitId, unitName, path }) =>
      unitId && path ? [{ id: unitId, name: unitName ?? '', path }] : [],
    )
    const { id, code, name, place } = first
    return [{ id, code, name, place, units }]
  })
}

/** Number of people with their main job in these units or below. */
export async function peopleIn(db: Db, unitIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ unit: string; people: number }>`
    select top.id as unit, count(*)::int as people
    from unnest(${[...unitIds]}::bigint[]) as top (id)
    join org.unit unit on unit.site_id = ${db.siteId} and unit.path @> array[top.id]
    join org.job job on job.site_id = ${db.siteId} and job.unit_id = unit.id and job.is_main and job.until is null
    group by top.id`.execute(db.kysely)
  return new Map(rows.map(({ unit, people }) => [unit, people]))
}

/** The centres that serve the units in which a person has a job. */
export async function centresFor(db: Db, accountId: string) {
  return on(db)
    .selectFrom('org.centre as centre')
    .innerJoin('org.centre_unit as served', 'served.centreId', 'centre.id')
    .select(['centre.id', 'centre.name'])
    .distinct()
    .where('centre.closedAt', 'is', null)
    .where((at) =>
      at.exists(
        at
          .selectFrom('org.job as job')
          .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
          .select('job.id')
          .where('job.accountId', '=', accountId)
          .where('job.until', 'is', null)
          .where(sql<boolean>`served.unit_id = any(unit.path)`),
      ),
    )
    .orderBy('centre.name')
    .orderBy('centre.id')
    .execute()
}
