import { expressionBuilder, type Kysely, sql } from 'kysely'
import type { Ctx } from '#platform/ctx'
import type { Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/org'
import { reachOf } from '../reach.ts'
import type { Reach } from '../rules.ts'
import { on } from '../tables.ts'

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never

export async function listFamilies(ctx: Ctx): Promise<Result<typeof contract.listFamilies>> {
  const records = await on(ctx.db)
    .selectFrom('org.family as family')
    .select(['family.id', 'family.parentId', 'family.name'])
    .select((at) => [
      at
        .selectFrom('org.position as position')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('position.familyId', '=', 'family.id')
        .$asScalar()
        .$notNull()
        .as('positions'),
      at
        .selectFrom('org.family as child')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('child.parentId', '=', 'family.id')
        .$asScalar()
        .$notNull()
        .as('children'),
    ])
    .orderBy(sql`family.parent_id is not null`)
    .orderBy('family.rank')
    .orderBy('family.id')
    .execute()
  return { records }
}

/** People are counted by main job within the administrator's reach, in one pass. */
export async function listPositions(ctx: Ctx): Promise<Result<typeof contract.listPositions>> {
  const reach = await reachOf(ctx, 'org.read')
  const records = await on(ctx.db)
    .selectFrom('org.position as position')
    .leftJoin('org.job as job', (join) =>
      join.onRef('job.positionId', '=', 'position.id').on(isJobWithin(reach)),
    )
    .select(['position.id', 'position.code', 'position.name', 'position.familyId'])
    .select(sql<number>`count(job.id)::int`.as('people'))
    .groupBy(['position.siteId', 'position.id'])
    .orderBy('position.code')
    .orderBy('position.id')
    .execute()
  return { records }
}

export async function listGrades(ctx: Ctx): Promise<Result<typeof contract.listGrades>> {
  const reach = await reachOf(ctx, 'org.read')
  const records = await on(ctx.db)
    .selectFrom('org.grade as grade')
    .leftJoin('org.job as job', (join) => join.onRef('job.gradeId', '=', 'grade.id').on(isJobWithin(reach)))
    .select(['grade.id', 'grade.code', 'grade.name', 'grade.rank'])
    .select(sql<number>`count(job.id)::int`.as('people'))
    .groupBy(['grade.siteId', 'grade.id'])
    .orderBy('grade.rank', 'desc')
    .orderBy('grade.id')
    .execute()
  return { records }
}

function isJobWithin(reach: Reach) {
  const at = expressionBuilder<Tables & { job: Tables['org.job'] }, 'job'>()
  const open = [at('job.isMain', '=', true), at('job.until', 'is', null)]
  if (reach.kind === 'site') return at.and(open)
  const ids = sql<string[]>`${[...reach.unitIds]}::bigint[]`
  const units = at.selectFrom('org.unit as unit').select('unit.id').where('unit.path', '&&', ids)
  return at.and([...open, at('job.unitId', 'in', units)])
}
