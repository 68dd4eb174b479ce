import { sql } from 'kysely'
import type { Db } from '#platform/db'

type Row = {
  readonly courseId: string
  readonly versionId: string
  readonly dueAt: Date
  /** Assignments already handed in. */
  readonly handed: readonly string[]
}

/** A limit nobody reaches in a week; a longer list would not help. */
const most = 100

/** Courses due before a moment, overdue ones included, with the assignments handed in. */
export async function coursesDue(db: Db, accountId: string, until: Date): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select mine.course_id, mine.version_id, mine.due_at, array(
      select work.module_id::text from learning.hand_in as work
      where work.site_id = mine.site_id and work.enrolment_id = mine.id and work.type = 'ASS'
        and work.handed_at is not null) as handed
    from learning.enrolment as mine
    where mine.site_id = ${db.siteId} and mine.account_id = ${accountId}::bigint and mine.is_current
      and mine.status = 'IN_PROGRESS' and mine.due_at < ${until}::timestamptz
    order by mine.due_at limit ${most}`.execute(db.kysely)
  return rows
}
