import { sql } from 'kysely'
import type { Db } from '#platform/db'

type PointRow = {
  readonly questionVersionId: string
  readonly name: string
  /** The average share of points of everybody who was asked it; null where there are no statistics yet. */
  readonly average: number | null
}

/** The knowledge points of the questions of a paper, and everybody's average for each question. */
export async function pointsOf(db: Db, versionIds: readonly string[]): Promise<readonly PointRow[]> {
  if (versionIds.length === 0) return []
  const { rows } = await sql<PointRow>`
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
