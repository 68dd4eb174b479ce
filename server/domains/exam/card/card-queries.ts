import { type RawBuilder, sql } from 'kysely'
import { bigints, type Db } from '#platform/db'

/** Sorts what is over or passed after everything that can still be done, and what has no last day in between. */
const never = 100_000_000_000

/**
 * The due time of the exam of a `course.id` as a number to sort by, for a query of another domain: open exams by their
 * end, then those that need not be taken any more, latest first; null where the course has no exam.
 */
export function examDue(db: Db, accountId: string, now: Date): RawBuilder<number | null> {
  return sql<number | null>`(
    select case
      when candidate.is_passed or ends.at <= ${now}::timestamptz or exam.state = 'closed' and candidate.make_up_until is null
        then 2 * ${never}::double precision - extract(epoch from coalesce(ends.at, exam.updated_at))
      else coalesce(extract(epoch from ends.at), ${never}::double precision) end
    from exam.exam as exam
    left join exam.candidate as candidate on candidate.site_id = exam.site_id and candidate.exam_id = exam.id
      and candidate.account_id = ${accountId}::bigint
    cross join lateral (select coalesce(candidate.make_up_until, exam.closes_at) as at) as ends
    where exam.site_id = ${db.siteId} and exam.course_id = course.id)`
}

export type CardRow = {
  readonly courseId: string
  readonly opensAt: Date | null
  readonly closesAt: Date | null
  readonly minutes: number
  readonly passScore: string
  readonly maxOpens: number | null
  readonly maxSubmits: number | null
  readonly opens: number
  readonly submits: number
  readonly extraOpens: number
  readonly extraMinutes: number
  readonly makeUpFrom: Date | null
  readonly makeUpUntil: Date | null
}

/** Exam settings of some courses, and what an account has used of each. */
export async function examCards(
  db: Db,
  accountId: string,
  courseIds: readonly string[],
): Promise<readonly CardRow[]> {
  if (courseIds.length === 0) return []
  const { rows } = await sql<CardRow>`
    select exam.course_id, exam.opens_at, exam.closes_at, exam.minutes, exam.pass_score, exam.max_opens,
      exam.max_submits, coalesce(candidate.opens, 0) as opens, coalesce(candidate.submits, 0) as submits,
      coalesce(candidate.extra_opens, 0) as extra_opens, coalesce(candidate.extra_minutes, 0) as extra_minutes,
      candidate.make_up_from, candidate.make_up_until
    from exam.exam as exam
    left join exam.candidate as candidate on candidate.site_id = exam.site_id and candidate.exam_id = exam.id
      and candidate.account_id = ${accountId}::bigint
    where exam.site_id = ${db.siteId} and exam.course_id = any(${bigints(courseIds)})
      and exam.state <> 'draft'`.execute(db.kysely)
  return rows
}
