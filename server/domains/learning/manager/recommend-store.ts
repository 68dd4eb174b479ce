import { sql } from 'kysely'
import { subordinatesTable } from '#domains/org'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Recommending = {
  readonly courseId: string
  readonly recommendedBy: string
  readonly accountIds: readonly string[]
  readonly note: string
  readonly at: Date
}

/** Stores a recommendation for each; returns those who had none from the same manager. */
export async function addRecommendations(
  db: Db,
  { accountIds, ...recommendation }: Recommending,
): Promise<string[]> {
  if (accountIds.length === 0) return []
  const rows = await on(db)
    .insertInto('learning.recommendation')
    .values(accountIds.toSorted().map((accountId) => ({ accountId, ...recommendation })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('accountId')
    .execute()
  return rows.map(({ accountId }) => accountId)
}

/** The people among these to whom a manager has recommended a course. */
export async function recommendedAmong(
  db: Db,
  { courseId, recommendedBy, accountIds }: Omit<Recommending, 'note' | 'at'>,
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await on(db)
    .selectFrom('learning.recommendation')
    .select('accountId')
    .where('courseId', '=', courseId)
    .where('recommendedBy', '=', recommendedBy)
    .where('accountId', 'in', accountIds)
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}

/** The status of each of these people in a course; those who never entered it are missing. */
export async function statusesIn(db: Db, courseId: string, accountIds: readonly string[]) {
  if (accountIds.length === 0) return new Map<string, never>()
  const rows = await on(db)
    .selectFrom('learning.enrolment')
    .select(['accountId', 'status'])
    .where('courseId', '=', courseId)
    .where('isCurrent', '=', sql.lit(true))
    .where('accountId', 'in', accountIds)
    .execute()
  return new Map(rows.map(({ accountId, status }) => [accountId, status]))
}

type Page = { readonly among: readonly string[] | undefined; readonly skip: number; readonly most: number }

/** The subordinates of a manager in a stable order. */
export async function peoplePage(db: Db, managerId: string, { among, skip, most }: Page) {
  const table = await subordinatesTable(db, managerId)
  const people = on(db)
    .selectFrom(table.as())
    .$if(among !== undefined, (query) =>
      query.where('person.accountId', '=', sql<string>`any(${[...(among ?? [])]}::bigint[])`),
    )
  const { total } = await people
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await people
    .select('person.accountId')
    .orderBy('person.accountId')
    .offset(skip)
    .limit(most)
    .execute()
  return { ids: rows.map(({ accountId }) => accountId), total: Number(total) }
}

/** Recommendations to somebody who has neither entered nor declined the course, newest first. */
export async function recommendedTo(db: Db, accountId: string, most: number) {
  return on(db)
    .selectFrom('learning.recommendation as advice')
    .select(['advice.courseId', 'advice.recommendedBy', 'advice.note', 'advice.at'])
    .where('advice.accountId', '=', accountId)
    .where('advice.answer', 'is', null)
    .where((at) =>
      at.not(
        at.exists(
          at
            .selectFrom('learning.enrolment as mine')
            .select('mine.id')
            .whereRef('mine.courseId', '=', 'advice.courseId')
            .where('mine.accountId', '=', accountId)
            .where('mine.isCurrent', '=', sql.lit(true))
            .where('mine.status', 'not in', ['REJECTED', 'CANCELLED']),
        ),
      ),
    )
    .orderBy('advice.at', 'desc')
    .limit(most)
    .execute()
}
