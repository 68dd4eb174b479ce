import { sql } from 'kysely'
import { bigints, type Db } from '#platform/db'

type DueQuery = { readonly accountId: string; readonly now: Date; readonly until: Date }

/** Exams of some courses that end before a moment and that the account can still pass. */
export async function examsDue(db: Db, courseIds: readonly string[], { accountId, now, until }: DueQuery) {
  if (courseIds.length === 0) return []
  const { rows } = await sql<{ courseId: string; closesAt: Date }>`
    select exam.course_id, ends.at as closes_at
    from exam.exam as exam
    left join exam.candidate as candidate on candidate.site_id = exam.site_id and candidate.exam_id = exam.id
      and candidate.account_id = ${accountId}::bigint
    cross join lateral (select coalesce(candidate.make_up_until, exam.closes_at) as at) as ends
    where exam.site_id = ${db.siteId} and exam.course_id = any(${bigints(courseIds)})
      and (exam.state = 'published' or candidate.make_up_until is not null)
      and candidate.is_passed is not true and ends.at > ${now}::timestamptz and ends.at < ${until}::timestamptz
      and coalesce(greatest(candidate.opens, candidate.submits), 0)
        < coalesce(least(exam.max_opens, exam.max_submits) + coalesce(candidate.extra_opens, 0), 2147483647)`.execute(
    db.kysely,
  )
  return rows
}
