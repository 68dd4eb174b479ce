import { sql } from 'kysely'
import type { Db } from '#platform/db'

type Asked = {
  readonly questionVersionId: string
  readonly name: string
  /** The share that everybody got who was asked it; null where nobody was counted yet. */
  readonly average: number | null
}

/** Which knowledge points the questions of a paper are about, and how everybody did with each question. */
export async function pointsOf(db: Db, versionIds: readonly string[]): Promise<readonly Asked[]> {
  if (versionIds.length === 0) return []
  const { rows } = await sql<Asked>`
    select version.id as question_version_id, point.name,
      stat.share_sum / nullif(stat.answered, 0) as average
    from exam.question_version as version
    join exam.question on question.site_id = version.site_id and question.id = version.question_id
    join exam.point on point.site_id = question.site_id and point.id = any (question.point_ids)
    left join exam.item_stat as stat on stat.site_id = version.site_id and stat.version_id = version.id
    where version.site_id = ${db.siteId} and version.id = any (${[...versionIds]}::bigint[])`.execute(
    db.kysely,
  )
  return rows
}
