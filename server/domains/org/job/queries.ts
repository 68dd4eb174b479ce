import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** All jobs of a person with names: the main one first, then the other open ones, then past ones. */
export async function jobsOf(db: Db, accountId: string) {
  return on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .innerJoin('org.position as position', 'position.id', 'job.positionId')
    .leftJoin('org.family as family', 'family.id', 'position.familyId')
    .leftJoin('org.family as sequence', 'sequence.id', 'family.parentId')
    .leftJoin('org.grade as grade', 'grade.id', 'job.gradeId')
    .select(['job.id', 'job.isMain', 'job.isHead', 'job.since', 'job.until'])
    .select(['unit.id as unitId', 'unit.name as unitName', 'unit.path as unitPath'])
    .select(['position.id as positionId', 'position.name as positionName'])
    .select(['family.name as familyName', 'sequence.name as sequenceName'])
    .select(['grade.id as gradeId', 'grade.name as gradeName'])
    .where('job.accountId', '=', accountId)
    .orderBy('job.until', (order) => order.desc().nullsFirst())
    .orderBy('job.isMain', 'desc')
    .orderBy('job.since', 'desc')
    .orderBy('job.id')
    .execute()
}
