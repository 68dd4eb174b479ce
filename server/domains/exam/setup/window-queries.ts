import { sql } from 'kysely'
import { bigints, type Db } from '#platform/db'
import { on } from '../tables.ts'

/** The windows of the exams of some courses that overlap a period. */
export async function examWindows(
  db: Db,
  courseIds: readonly string[],
  { from, until }: { readonly from: Date; readonly until: Date },
) {
  if (courseIds.length === 0) return []
  return on(db)
    .selectFrom('exam.exam')
    .select(['courseId', 'opensAt', 'closesAt'])
    .where('courseId', '=', sql<string>`any(${bigints(courseIds)})`)
    .where('state', '=', 'published')
    .where('opensAt', '<', until)
    .where((at) => at.or([at('closesAt', 'is', null), at('closesAt', '>=', from)]))
    .execute()
}
