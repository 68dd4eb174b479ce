import type { Input, Result } from '@lyceum/contract/kit'
import { commonErrors } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/org'
import { sql } from 'kysely'
import { z } from 'zod'
import { cached } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { siteKey } from '#platform/cache/redis'
import { countSubordinates as countBelow } from './line/subordinate-queries.ts'
import { on } from './tables.ts'
import { level } from './unit/queries.ts'

export async function getUnitTree(ctx: Ctx): Promise<Result<typeof contract.getUnitTree>> {
  const rows = await on(ctx.db)
    .selectFrom('org.unit')
    .select(['id', 'parentId', 'code', 'name'])
    .where('closedAt', 'is', null)
    .orderBy(sql`cardinality(path)`)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const parents = new Set(rows.map(({ parentId }) => parentId))
  return { nodes: rows.map((row) => ({ ...row, hasChildren: parents.has(row.id) })) }
}

export async function getUnitChildren(
  ctx: Ctx,
  { parentId }: Input<typeof contract.getUnitChildren>,
): Promise<Result<typeof contract.getUnitChildren>> {
  if (parentId !== undefined && !(await isUnit(ctx.db, parentId))) fail(commonErrors.NOT_FOUND)
  const records = await level(ctx.db, { parentId, reach: { kind: 'site' } })
  return { records }
}

async function isUnit(db: Db, unitId: string): Promise<boolean> {
  const found = await on(db)
    .selectFrom('org.unit')
    .select('id')
    .where('id', '=', unitId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

const countSchema = z.object({ count: z.int() })
const rememberedSeconds = 300

/** Cached for some minutes: every page asks, and the head of the organisation has many subordinates. */
export async function countSubordinates(ctx: Ctx): Promise<Result<typeof contract.countSubordinates>> {
  const found = await cached({
    redis: ctx.parts.redis,
    key: siteKey(ctx.site.id, 'subordinates', ctx.actor.id),
    seconds: rememberedSeconds,
    parse: (value) => countSchema.parse(value),
    load: () => countBelow(ctx.db, ctx.actor.id),
  })
  return found ?? { count: 0 }
}

/** The grade, unit and position of a person's main job; undefined without one. */
export async function mainJobOf(db: Db, accountId: string) {
  return (await mainPlacesOf(db, [accountId])).get(accountId)
}

/** The same for several people at once. */
export async function mainPlacesOf(db: Db, accountIds: readonly string[]) {
  if (accountIds.length === 0) return new Map<string, never>()
  const rows = await on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .innerJoin('org.position as position', 'position.id', 'job.positionId')
    .leftJoin('org.grade as grade', 'grade.id', 'job.gradeId')
    .select(['job.accountId', 'unit.name as unitName'])
    .select(['position.name as positionName', 'grade.name as gradeName'])
    .where('job.accountId', '=', sql<string>`any(${[...accountIds]}::bigint[])`)
    .where('job.isMain', '=', true)
    .where('job.until', 'is', null)
    .execute()
  return new Map(rows.map(({ accountId, ...job }) => [accountId, job]))
}
