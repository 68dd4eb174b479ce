import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Post } from './rules.ts'

const columns = ['id', 'accountId', 'unitId', 'positionId', 'gradeId', 'isMain', 'isHead', 'since'] as const

/** Locks an open job. */
export async function lockJob(db: Db, jobId: string) {
  return on(db)
    .selectFrom('org.job')
    .select(columns)
    .where('id', '=', jobId)
    .where('until', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the open jobs of a person, the main one first. */
export async function lockJobs(db: Db, accountId: string) {
  return on(db)
    .selectFrom('org.job')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('until', 'is', null)
    .orderBy('isMain', 'desc')
    .orderBy('since')
    .forUpdate()
    .execute()
}

type NewJob = Post & { readonly accountId: string; readonly isMain: boolean; readonly since: string }

export async function insertJob(db: Db, row: NewJob): Promise<string> {
  const { id } = await on(db).insertInto('org.job').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateJob(db: Db, jobId: string, post: Post): Promise<void> {
  await on(db).updateTable('org.job').set(post).where('id', '=', jobId).execute()
}

export async function closeJobs(db: Db, jobIds: readonly string[], until: string): Promise<void> {
  if (jobIds.length === 0) return
  await on(db).updateTable('org.job').set({ until }).where('id', 'in', jobIds).execute()
}

/** Whether the parts of a post exist; the unit is locked against closing. */
export async function isPost(db: Db, { unitId, positionId, gradeId }: Post): Promise<boolean> {
  const unit = await on(db)
    .selectFrom('org.unit')
    .select('id')
    .where('id', '=', unitId)
    .where('closedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  const position = await on(db)
    .selectFrom('org.position')
    .select('id')
    .where('id', '=', positionId)
    .forKeyShare()
    .executeTakeFirst()
  if (!unit || !position || gradeId === null) return unit !== undefined && position !== undefined
  const grade = await on(db)
    .selectFrom('org.grade')
    .select('id')
    .where('id', '=', gradeId)
    .forKeyShare()
    .executeTakeFirst()
  return grade !== undefined
}

/** Whether a person may have subordinates: leads a unit, or is a named manager. */
export async function isManager(db: Db, accountId: string): Promise<boolean> {
  const leads = await on(db)
    .selectFrom('org.job')
    .select('id')
    .where('accountId', '=', accountId)
    .where('isHead', '=', true)
    .where('until', 'is', null)
    .executeTakeFirst()
  if (leads) return true
  const named = await on(db)
    .selectFrom('org.line')
    .select('accountId')
    .where('managerId', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return named !== undefined
}
