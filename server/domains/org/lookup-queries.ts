import { sql } from 'kysely'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { namesOf } from './names-queries.ts'
import { unitsNamed } from './place-queries.ts'
import { bigints } from './reach-queries.ts'
import { reachOf } from './reach.ts'
import { reaches } from './rules.ts'
import { on } from './tables.ts'

/** All units in which a permission holds, those below included, or simply all. */
export async function unitIdsWithin(ctx: Ctx, permission: string): Promise<readonly string[] | 'all'> {
  const reach = await reachOf(ctx, permission)
  if (reach.kind === 'site') return 'all'
  if (reach.unitIds.length === 0) return []
  const rows = await on(ctx.db)
    .selectFrom('org.unit')
    .select('id')
    .where('path', '&&', sql<string[]>`${reach.unitIds}::bigint[]`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether each of them is an open unit in which a permission holds. */
export async function unitsWithin(
  ctx: Ctx,
  permission: string,
  unitIds: readonly string[],
): Promise<boolean> {
  if (unitIds.length === 0) return true
  const reach = await reachOf(ctx, permission)
  const units = await unitsNamed(ctx.db, unitIds)
  return units.length === new Set(unitIds).size && units.every(({ path }) => reaches(reach, path))
}

/** Whether each of them may be seen with a permission: is somebody of this site with an open job within its reach. */
export async function peopleWithin(
  ctx: Ctx,
  permission: string,
  accountIds: readonly string[],
): Promise<boolean> {
  if (accountIds.length === 0) return true
  const people = new Set(accountIds).size
  const reach = await reachOf(ctx, permission)
  if (reach.kind === 'site') return (await accountNames(ctx.db, accountIds)).size === people
  const rows = await on(ctx.db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select('job.accountId')
    .distinct()
    .where('job.accountId', 'in', accountIds)
    .where('job.until', 'is', null)
    .where('unit.path', '&&', bigints(reach.unitIds))
    .execute()
  return rows.length === people
}

/** What somebody is, as keys that a course's audience may name: oneself, each position, each unit from the top down. */
export async function audienceKeysOf(db: Db, accountId: string): Promise<readonly string[]> {
  return (await audienceKeysOfAll(db, [accountId])).get(accountId) ?? []
}

/** The same for several people at once. */
export async function audienceKeysOfAll(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  // Written out: whoever looks at courses asks it with every page.
  const { rows: jobs } = await sql<{ accountId: string; positionId: string; path: string[] }>`
    select job.account_id, job.position_id, unit.path
    from org.job as job join org.unit as unit on unit.site_id = ${db.siteId} and unit.id = job.unit_id
    where job.site_id = ${db.siteId} and job.account_id = any(${[...accountIds]}::bigint[])
      and job.until is null`.execute(db.kysely)
  const held = Map.groupBy(jobs, ({ accountId }) => accountId)
  const keysOf = (accountId: string) =>
    (held.get(accountId) ?? []).flatMap(({ positionId, path }) => [
      `position:${positionId}`,
      ...path.map((id) => `unit:${id}`),
    ])
  return new Map(accountIds.map((id) => [id, ['all', `person:${id}`, ...new Set(keysOf(id))]]))
}

export async function positionsExist(db: Db, positionIds: readonly string[]): Promise<boolean> {
  const { positions } = await namesOf(db, { unitIds: [], positionIds, gradeIds: [] })
  return positions.size === new Set(positionIds).size
}

type Audience = { readonly keys: readonly string[]; readonly unitId: string | null }

/**
 * Everyone with an open job whom an audience names, each once, with the key that let them in and the day their oldest
 * open job began. With a unit, only people who work in it or below it.
 */
export async function peopleInAudience(db: Db, { keys, unitId }: Audience) {
  const isAll = keys.includes('all')
  const [units, positions, people] = (['unit', 'position', 'person'] as const).map((kind) =>
    idsIn(keys, kind),
  )
  let jobs = on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select(['job.accountId', 'job.positionId', 'job.since', 'unit.path'])
    .where('job.until', 'is', null)
  if (unitId !== null) jobs = jobs.where('unit.path', '&&', bigints([unitId]))
  if (!isAll)
    jobs = jobs.where((at) =>
      at.or([
        at('unit.path', '&&', bigints(units ?? [])),
        at('job.positionId', '=', sql<string>`any(${bigints(positions ?? [])})`),
        at('job.accountId', '=', sql<string>`any(${bigints(people ?? [])})`),
      ]),
    )
  const rows = await jobs.orderBy('job.accountId').orderBy('job.since').orderBy('job.id').execute()
  const reached = new Map<string, { accountId: string; because: string; hiredOn: string | null }>()
  for (const { accountId, since, ...job } of rows)
    if (!reached.has(accountId))
      reached.set(accountId, { accountId, hiredOn: since, because: keyFor(keys, { accountId, ...job }) })
  return [...reached.values()]
}

const idsIn = (keys: readonly string[], kind: string) =>
  keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []))

type Holder = { readonly accountId: string; readonly positionId: string; readonly path: readonly string[] }

/** The first key of an audience that fits somebody, in the order in which they were chosen. */
function keyFor(keys: readonly string[], { accountId, positionId, path }: Holder): string {
  const own = new Set([`person:${accountId}`, `position:${positionId}`, ...path.map((id) => `unit:${id}`)])
  return keys.find((key) => own.has(key)) ?? 'all'
}

/** The open units that a training centre looks after, with all below them; none for a centre that is not there. */
export async function unitsServedBy(db: Db, centreId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('org.unit as unit')
    .select('unit.id')
    .where('unit.closedAt', 'is', null)
    .where((at) =>
      at.exists(
        at
          .selectFrom('org.centre_unit as served')
          .innerJoin('org.centre as centre', 'centre.id', 'served.centreId')
          .select('served.unitId')
          .where('served.centreId', '=', centreId)
          .where('centre.closedAt', 'is', null)
          .where('served.unitId', '=', sql<string>`any(unit.path)`),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Some of the people who work in the same units. */
export async function colleaguesOf(db: Db, accountId: string, most: number): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('org.job as mine')
    .innerJoin('org.job as theirs', 'theirs.unitId', 'mine.unitId')
    .select('theirs.accountId')
    .distinct()
    .where('mine.accountId', '=', accountId)
    .where('mine.until', 'is', null)
    .where('theirs.until', 'is', null)
    .where('theirs.accountId', '!=', accountId)
    .limit(most)
    .execute()
  return rows.map((row) => row.accountId)
}
