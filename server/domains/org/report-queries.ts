import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db'
import type { Reach } from './rules.ts'
import { on } from './tables.ts'

/** Open units within reach, parents first, each with the people whose main job is in it. */
export async function unitCounts(db: Db, reach: Reach) {
  const rows = await on(db)
    .selectFrom('org.unit as unit')
    .leftJoin('org.job as job', (join) =>
      join.onRef('job.unitId', '=', 'unit.id').on('job.isMain', '=', true).on('job.until', 'is', null),
    )
    .select(['unit.id', 'unit.parentId', 'unit.name', 'unit.path'])
    .select(({ fn }) => fn.count<string>('job.id').as('people'))
    .where('unit.closedAt', 'is', null)
    .where(unitWithin(reach))
    .groupBy(['unit.siteId', 'unit.id'])
    .orderBy(sql`cardinality(unit.path)`)
    .orderBy('unit.position')
    .orderBy('unit.id')
    .execute()
  return rows.map(({ people, ...unit }) => ({ ...unit, people: Number(people) }))
}

/** Number of people per position by main job, the most frequent first. */
export async function positionCounts(db: Db, reach: Reach) {
  const rows = await mainJobs(db, reach)
    .innerJoin('org.position as position', 'position.id', 'job.positionId')
    .select('position.name')
    .groupBy(['position.siteId', 'position.id'])
    .orderBy('people', 'desc')
    .orderBy('position.name')
    .limit(12)
    .execute()
  return rows.map(toCount)
}

/** The same for grades, in the order of the ladder. */
export async function gradeCounts(db: Db, reach: Reach) {
  const rows = await mainJobs(db, reach)
    .innerJoin('org.grade as grade', 'grade.id', 'job.gradeId')
    .select('grade.name')
    .groupBy(['grade.siteId', 'grade.id'])
    .orderBy('grade.rank')
    .execute()
  return rows.map(toCount)
}

const mainJobs = (db: Db, reach: Reach) =>
  on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select(({ fn }) => fn.countAll<string>().as('people'))
    .where('job.isMain', '=', true)
    .where('job.until', 'is', null)
    .where(unitWithin(reach))

const toCount = ({ name, people }: { readonly name: string; readonly people: string }) => ({
  name,
  people: Number(people),
})

/** People by the month in which their first job began, since a day. */
export const joinersByMonth = (db: Db, reach: Reach, since: string) =>
  byMonth(db, { reach, since, day: sql<string>`min(job.since)`, among: sql<boolean>`true` })

/** People by the month in which their last job ended; people with another open job have not left. */
export const leaversByMonth = (db: Db, reach: Reach, since: string) =>
  byMonth(db, {
    reach,
    since,
    day: sql<string>`max(job.until)`,
    among: sql<boolean>`bool_and(job.until is not null)`,
  })

type Months = {
  readonly reach: Reach
  readonly since: string
  /** The relevant day among a person's jobs, and which people count. */
  readonly day: RawBuilder<string>
  readonly among: RawBuilder<boolean>
}

async function byMonth(db: Db, { reach, since, day, among }: Months): Promise<ReadonlyMap<string, number>> {
  const rows = await on(db)
    .selectFrom((from) =>
      from
        .selectFrom('org.job as job')
        .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
        .select('job.accountId')
        .select(day.as('day'))
        .where(unitWithin(reach))
        .groupBy('job.accountId')
        .having(among)
        .as('person'),
    )
    .select(sql<string>`to_char(person.day, 'YYYY-MM')`.as('month'))
    .select(({ fn }) => fn.countAll<string>().as('people'))
    .where('person.day', '>=', sql<string>`${since}::date`)
    .groupBy('month')
    .execute()
  return new Map(rows.map(({ month, people }) => [month, Number(people)]))
}

/** The unit of the main job, for many people at once; people without one are left out. */
export async function mainUnitsOf(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  if (accountIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select(['job.accountId', 'unit.id', 'unit.name'])
    .where('job.accountId', '=', sql<string>`any(${[...accountIds]}::bigint[])`)
    .where('job.isMain', '=', true)
    .where('job.until', 'is', null)
    .execute()
  return new Map(rows.map(({ accountId, id, name }) => [accountId, { id, name }]))
}

function unitWithin(reach: Reach) {
  if (reach.kind === 'site') return sql<boolean>`true`
  return sql<boolean>`unit.path && ${[...reach.unitIds]}::bigint[]`
}
