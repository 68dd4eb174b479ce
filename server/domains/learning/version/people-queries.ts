import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { ModuleRecord } from '../module-rules.ts'
import { on } from '../tables.ts'

type ProgressQuery = {
  readonly courseId: string
  readonly versionIds: readonly string[]
  readonly after: string
  readonly limit: number
}

/** People in progress under one of these versions, page by page. */
export async function inProgress(db: Db, { courseId, versionIds, after, limit }: ProgressQuery) {
  if (versionIds.length === 0) return []
  return on(db)
    .selectFrom('learning.enrolment')
    .select(['id', 'accountId', 'versionId'])
    .where('courseId', '=', courseId)
    .where('versionId', 'in', versionIds)
    .where('status', '=', 'IN_PROGRESS')
    .where('isCurrent', '=', sql.lit(true))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countInProgress(
  db: Db,
  { courseId, versionIds }: Pick<ProgressQuery, 'courseId' | 'versionIds'>,
): Promise<number> {
  const { people } = await on(db)
    .selectFrom('learning.enrolment')
    .select(({ fn }) => fn.countAll<string>().as('people'))
    .where('courseId', '=', courseId)
    .where('versionId', 'in', versionIds)
    .where('status', '=', 'IN_PROGRESS')
    .where('isCurrent', '=', sql.lit(true))
    .executeTakeFirstOrThrow()
  return Number(people)
}

type Timed = ModuleRecord & { readonly seconds: number }

/** The module records of these people. */
export async function recordsAmong(
  db: Db,
  enrolmentIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Timed>>> {
  const found = new Map(enrolmentIds.map((id) => [id, new Map<string, Timed>()]))
  if (enrolmentIds.length === 0) return found
  const rows = await on(db)
    .selectFrom('learning.progress')
    .select(['enrolmentId', 'moduleId', 'opens', 'submits', 'isViewed', 'isSaved', 'isReported', 'score'])
    .select('seconds')
    .where('enrolmentId', 'in', enrolmentIds)
    .execute()
  for (const { enrolmentId, moduleId, score, ...record } of rows)
    found.get(enrolmentId)?.set(moduleId, { ...record, score: score === null ? null : Number(score) })
  return found
}

/** Which of these people have the course as a duty. */
export async function obligedAmong(
  db: Db,
  courseId: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await on(db)
    .selectFrom('learning.duty')
    .select('accountId')
    .distinct()
    .where('courseId', '=', courseId)
    .where('accountId', 'in', accountIds)
    .where('endedAt', 'is', null)
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}

/** The number of completions of a course. */
export async function countCompletions(db: Db, courseId: string): Promise<number> {
  const { entries } = await on(db)
    .selectFrom('learning.completion')
    .select(({ fn }) => fn.countAll<string>().as('entries'))
    .where('courseId', '=', courseId)
    .executeTakeFirstOrThrow()
  return Number(entries)
}
