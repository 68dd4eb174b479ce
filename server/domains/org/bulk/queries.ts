import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Something that lists refer to by code or, if unambiguous, by name. */
export type Named = { readonly id: string; readonly code: string; readonly name: string }

/** Open units with their parents. */
export async function openUnits(db: Db): Promise<readonly (Named & { readonly parentId: string | null })[]> {
  return on(db)
    .selectFrom('org.unit')
    .select(['id', 'code', 'name', 'parentId'])
    .where('closedAt', 'is', null)
    .orderBy(sql`cardinality(path)`)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function allPositions(db: Db): Promise<readonly Named[]> {
  return on(db).selectFrom('org.position').select(['id', 'code', 'name']).orderBy('id').execute()
}

export async function allGrades(db: Db): Promise<readonly Named[]> {
  return on(db).selectFrom('org.grade').select(['id', 'code', 'name']).orderBy('rank').execute()
}

/** The main jobs of some people, with codes. */
export async function mainJobsOf(db: Db, accountIds: readonly string[]) {
  if (accountIds.length === 0) return []
  return on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .innerJoin('org.position as position', 'position.id', 'job.positionId')
    .leftJoin('org.grade as grade', 'grade.id', 'job.gradeId')
    .select(['job.accountId', 'unit.code as unit', 'position.code as position', 'grade.code as grade'])
    .where(sql<boolean>`job.account_id = any(${accountIds}::bigint[])`)
    .where('job.isMain', '=', true)
    .where('job.until', 'is', null)
    .execute()
}

/** The people whose main job is in exactly this unit, paged by id. */
export async function membersOf(db: Db, unitId: string, { afterId = '0', limit = 1000 } = {}) {
  return on(db)
    .selectFrom('org.job')
    .select('accountId')
    .where('unitId', '=', unitId)
    .where('isMain', '=', true)
    .where('until', 'is', null)
    .where('accountId', '>', afterId)
    .orderBy('accountId')
    .limit(limit)
    .execute()
}
