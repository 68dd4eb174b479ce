import type { AudienceMember } from '@lyceum/contract/org'
import { type Expression, expressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { peopleWithin, unitsWithin } from './lookup-queries.ts'
import { namesOf } from './names-queries.ts'
import { bigints } from './reach-queries.ts'
import { audienceKeys, idsIn } from './rules.ts'
import { on } from './tables.ts'

/** A person's keys that a course's audience may name: the person, each position, each unit from the top down. */
export async function audienceKeysOf(db: Db, accountId: string): Promise<readonly string[]> {
  return (await audienceKeysOfAll(db, [accountId])).get(accountId) ?? []
}

/** The same for several people at once. */
export async function audienceKeysOfAll(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  // Raw SQL, because every page with courses runs it.
  const { rows: jobs } = await sql<{ accountId: string; positionId: string; path: string[] }>`
    select job.account_id, job.position_id, unit.path
    from org.job as job join org.unit as unit on unit.site_id = ${db.siteId} and unit.id = job.unit_id
    where job.site_id = ${db.siteId} and job.account_id = any(${[...accountIds]}::bigint[])
      and job.until is null`.execute(db.kysely)
  const jobsByPerson = Map.groupBy(jobs, ({ accountId }) => accountId)
  const keysOf = (accountId: string) =>
    (jobsByPerson.get(accountId) ?? []).flatMap(({ positionId, path }) => [
      `position:${positionId}`,
      ...path.map((id) => `unit:${id}`),
    ])
  return new Map(accountIds.map((id) => [id, ['all', `person:${id}`, ...new Set(keysOf(id))]]))
}

/** The same of one person as an SQL expression, for statements that read what those keys may see. */
export const audienceKeysExpression = ({ siteId }: Db, accountId: string): RawBuilder<string[]> => sql`(
  select array['all', 'person:' || ${accountId}::text] || coalesce(array_agg(distinct keys.key), '{}')
  from org.job as job join org.unit as unit on unit.site_id = ${siteId} and unit.id = job.unit_id
  cross join lateral (
    select 'position:' || job.position_id as key union all select 'unit:' || id from unnest(unit.path) as id) as keys
  where job.site_id = ${siteId} and job.account_id = ${accountId}::bigint and job.until is null)`

export async function positionsExist(db: Db, positionIds: readonly string[]): Promise<boolean> {
  const { positions } = await namesOf(db, { unitIds: [], positionIds, gradeIds: [] })
  return positions.size === new Set(positionIds).size
}

/** Whether the caller may name all of these under a permission: what is out of reach is NOT_FOUND. */
export async function audienceWithin(
  ctx: Ctx,
  permission: string,
  audience: readonly AudienceMember[],
): Promise<boolean> {
  const keys = audienceKeys(audience)
  return (
    (await unitsWithin(ctx, permission, idsIn(keys, 'unit'))) &&
    (await positionsExist(ctx.db, idsIn(keys, 'position'))) &&
    (await peopleWithin(ctx, permission, idsIn(keys, 'person')))
  )
}

/** The names for the keys of an audience; `everyone` has none, the page has its own label. */
export async function audienceNames(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { units, positions } = await namesOf(db, {
    unitIds: idsIn(keys, 'unit'),
    positionIds: idsIn(keys, 'position'),
    gradeIds: [],
  })
  const people = await accountNames(db, idsIn(keys, 'person'))
  const names = new Map([
    ...keyed('unit', units),
    ...keyed('position', positions),
    ...keyed('person', people),
  ])
  return new Map(keys.map((key) => [key, names.get(key) ?? '']))
}

const keyed = (kind: string, names: ReadonlyMap<string, string>) =>
  [...names].map(([id, name]): [string, string] => [`${kind}:${id}`, name])

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never

/** SQL condition that an audience includes an account, for any domain: the inverse of `audienceKeysOf`. */
export function inAudience(keys: readonly string[], accountId: string): Expression<SqlBool> {
  if (keys.includes('all')) return sql<SqlBool>`true`
  const account = sql.ref<string>(accountId)
  const at = expressionBuilder<Tables>()
  const atWork = at
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select('job.accountId')
    .where('job.until', 'is', null)
    .where((is) =>
      is.or([
        is('unit.path', '&&', bigints(idsIn(keys, 'unit'))),
        is('job.positionId', '=', sql<string>`any(${bigints(idsIn(keys, 'position'))})`),
      ]),
    )
  const named = sql<{ accountId: string }>`(select unnest(${bigints(idsIn(keys, 'person'))}))`
  return at.or([at(account, 'in', atWork), sql<SqlBool>`${account} in ${named}`])
}

type Audience = {
  readonly keys: readonly string[]
  readonly unitId: string | null
  /** Treats a unit as if it were below these, from the root down. */
  readonly asIf?: { readonly unitId: string; readonly after: readonly string[] }
}

/** The units above a job, or those that would be after a move. */
function pathAs(asIf: Audience['asIf']) {
  if (!asIf) return sql<string[]>`unit.path`
  const moved = sql`${asIf.unitId}::bigint`
  return sql<string[]>`case when ${moved} = any(unit.path)
    then ${bigints(asIf.after)} || unit.path[array_position(unit.path, ${moved}):] else unit.path end`
}

/**
 * Everyone with an open job whom an audience includes, each once, with the matching key and the day their oldest open
 * job began. With a unit, only people who work in it or below it.
 */
export async function peopleInAudience(db: Db, { keys, unitId, asIf }: Audience) {
  const path = pathAs(asIf)
  const isAll = keys.includes('all')
  const [units, positions, people] = (['unit', 'position', 'person'] as const).map((kind) =>
    idsIn(keys, kind),
  )
  let jobs = on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select(['job.accountId', 'job.positionId', 'job.since', path.as('path')])
    .where('job.until', 'is', null)
  if (unitId !== null) jobs = jobs.where(path, '&&', bigints([unitId]))
  if (!isAll)
    jobs = jobs.where((at) =>
      at.or([
        at(path, '&&', bigints(units ?? [])),
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

type JobRow = { readonly accountId: string; readonly positionId: string; readonly path: readonly string[] }

/** The first key of an audience that matches a person, in the order chosen. */
function keyFor(keys: readonly string[], { accountId, positionId, path }: JobRow): string {
  const own = new Set([`person:${accountId}`, `position:${positionId}`, ...path.map((id) => `unit:${id}`)])
  return keys.find((key) => own.has(key)) ?? 'all'
}
