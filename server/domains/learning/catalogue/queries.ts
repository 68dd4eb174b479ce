import type { CourseStatus } from '@lyceum/contract/learning'
import { type Expression, expressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CatalogueCard, plainCataloguePage } from '#domains/course'
import { unitNameExpression } from '#domains/org'
import { type Db, pinnedPlan } from '#platform/db'
import type { EnrolmentStatus } from '../enrol-rules.ts'
import { on } from '../tables.ts'

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never

/** A condition on the account's status in a `course.id`, for a query of any domain. */
export function standsWith(accountId: string, status: CourseStatus): Expression<SqlBool> {
  const at = expressionBuilder<Tables>()
  const current = at
    .selectFrom('learning.enrolment as mine')
    .select('mine.id')
    .where('mine.courseId', '=', sql.ref<string>('course.id'))
    .where('mine.accountId', '=', accountId)
    .where('mine.isCurrent', '=', sql.lit(true))
  return status === 'NOT_ENROLLED'
    ? at.not(at.exists(current))
    : at.exists(current.where('mine.status', '=', status))
}

/** A moment to sort courses by, in seconds; null where there is none. */
export type Due = RawBuilder<number | null>

/** The due time of a `course.id` for an account, as a number to sort by; a domain above may have a better one. */
export function dueOf(db: Db, accountId: string, above: Due): RawBuilder<number> {
  return sql<number>`coalesce(${above}, (
    select extract(epoch from mine.due_at) from learning.enrolment as mine
    where mine.site_id = ${db.siteId} and mine.course_id = course.id and mine.account_id = ${accountId}::bigint
      and mine.is_current and mine.status = 'IN_PROGRESS'), 100000000000)`
}

export type LearnerStatus = {
  readonly courseId: string
  readonly status: EnrolmentStatus
  readonly progress: number
  readonly dueAt: Date | null
  readonly isRequired: boolean
  readonly place: string | null
}

/** The account's status in some courses, with the queue position. Hand-written SQL: every page of the list runs it. */
export async function statusesOf(
  db: Db,
  accountId: string,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, LearnerStatus>> {
  if (courseIds.length === 0) return new Map()
  const { rows } = await sql<LearnerStatus>`
    select mine.course_id, mine.status, mine.progress, mine.due_at, mine.source = 'rule' as is_required,
      case when mine.queue_number is not null then (
        select count(*) from learning.enrolment as other
        where other.site_id = ${db.siteId} and other.course_id = mine.course_id and other.status = 'WAITING'
          and other.queue_number <= mine.queue_number) end as place
    from learning.enrolment as mine
    where mine.site_id = ${db.siteId} and mine.account_id = ${accountId}::bigint
      and mine.course_id = any(${[...courseIds]}::bigint[]) and mine.is_current`.execute(db.kysely)
  return new Map(rows.map((row) => [row.courseId, row]))
}

type PlainPage = ReturnType<typeof plainCataloguePage>

export type PlainCard = CatalogueCard &
  Pick<LearnerStatus, 'dueAt' | 'place'> & {
    readonly publisher: string | null
    readonly taken: number | null
  } & (
    | { readonly status: EnrolmentStatus; readonly progress: number; readonly isRequired: boolean }
    | { readonly status: null; readonly progress: null; readonly isRequired: null }
  )

/** A page of the catalogue with all that its cards show, in one statement. */
export async function plainCards(
  db: Db,
  accountId: string,
  { page, order }: PlainPage,
): Promise<readonly PlainCard[]> {
  const { rows } = await sql<PlainCard>`
    ${pinnedPlan} with page as materialized (${page})
    select course.*, ${unitNameExpression(db, 'course.unit_id')} as publisher, seat.taken,
      mine.status, mine.progress, mine.due_at, mine.source = 'rule' as is_required,
      case when mine.queue_number is not null then (
        select count(*) from learning.enrolment as other
        where other.site_id = ${db.siteId} and other.course_id = mine.course_id and other.status = 'WAITING'
          and other.queue_number <= mine.queue_number) end as place
    from page as course
    left join learning.enrolment as mine on mine.site_id = ${db.siteId} and mine.course_id = course.id
      and mine.account_id = ${accountId}::bigint and mine.is_current
    left join learning.seat as seat on seat.site_id = ${db.siteId} and seat.course_id = course.id
    order by ${order}`.execute(db.kysely)
  return rows
}

/** Places taken in some courses; a course that nobody has entered yet is missing. */
export async function takenOf(db: Db, courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (courseIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('learning.seat')
    .select(['courseId', 'taken'])
    .where('courseId', '=', sql<string>`any(${[...courseIds]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ courseId, taken }) => [courseId, taken]))
}

/** Courses completed by these people, most people first. */
export async function completedBy(db: Db, accountIds: readonly string[], most: number) {
  if (accountIds.length === 0) return []
  const rows = await on(db)
    .selectFrom('learning.completion')
    .select(({ fn }) => ['courseId', fn.count<string>('accountId').distinct().as('people')])
    .where('accountId', '=', sql<string>`any(${[...accountIds]}::bigint[])`)
    .groupBy('courseId')
    .orderBy('people', 'desc')
    .orderBy('courseId', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ courseId, people }) => ({ courseId, people: Number(people) }))
}

/** The courses the account entered last. */
export async function lastEntered(db: Db, accountId: string, most: number): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('learning.enrolment')
    .select('courseId')
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', sql.lit(true))
    .where('status', 'in', ['IN_PROGRESS', 'COMPLETED', 'PASSED'])
    .orderBy('studiedAt', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ courseId }) => courseId)
}

/** The people who completed a course last. */
export async function lastCompleters(db: Db, courseId: string, most: number): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('learning.completion')
    .select('accountId')
    .where('courseId', '=', courseId)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return [...new Set(rows.map(({ accountId }) => accountId))]
}
