import { sql } from 'kysely'
import type { Db } from '#platform/db'

/** Courses with a lesson that teaches these questions, most questions first; needs the role that reads keys. */
export async function taughtIn(db: Db, versionIds: readonly string[]): Promise<readonly string[]> {
  if (versionIds.length === 0) return []
  const { rows } = await sql<{ courseId: string }>`
    select link ->> 'courseId' as course_id
    from exam_key.question_key as key, jsonb_array_elements(key.links) as link
    where key.site_id = ${db.siteId} and key.version_id = any (${[...versionIds]}::bigint[])
      and link ->> 'kind' = 'lesson'
    group by 1 order by count(*) desc, 1 limit 10`.execute(db.kysely)
  return rows.map(({ courseId }) => courseId)
}
