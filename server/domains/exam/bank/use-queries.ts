import { sql } from 'kysely'
import { bigints, type Db } from '#platform/db'

/** How many papers name each of these questions or have drawn it; a paper counts once, however many forms it has. */
export async function papersUsing(
  db: Db,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (questionIds.length === 0) return new Map()
  const asked = bigints(questionIds)
  const { rows } = await sql<{ id: string; papers: number }>`
    select question_id as id, count(*)::integer as papers
    from (
      select question_id, paper_id from exam.paper_item
      where site_id = ${db.siteId} and question_id = any(${asked})
      union
      select question_id, paper_id from exam.form_use
      where site_id = ${db.siteId} and question_id = any(${asked})
    ) as used
    group by question_id`.execute(db.kysely)
  return new Map(rows.map(({ id, papers }) => [id, papers]))
}
