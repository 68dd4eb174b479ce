import { sql } from 'kysely'
import { bigints, type Db } from '#platform/db'
import type { QuestionUse, QuestionUses } from '#platform/domain'
import { on } from '../tables.ts'

/** How many papers name or have drawn each of these questions; a paper counts once, however many forms it has. */
async function papersUsing(db: Db, questionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (questionIds.length === 0) return new Map()
  const ids = bigints(questionIds)
  const { rows } = await sql<{ id: string; papers: number }>`
    select question_id as id, count(*)::integer as papers
    from (
      select question_id, paper_id from exam.paper_item
      where site_id = ${db.siteId} and question_id = any(${ids})
      union
      select question_id, paper_id from exam.form_use
      where site_id = ${db.siteId} and question_id = any(${ids})
    ) as used
    group by question_id`.execute(db.kysely)
  return new Map(rows.map(({ id, papers }) => [id, papers]))
}

/** Papers that name a question, and papers in whose forms it stands: found by its versions in the frozen documents. */
async function usesOf(db: Db, questionId: string): Promise<readonly QuestionUse[]> {
  const { rows } = await sql<QuestionUse>`
    with named as (
      select paper_id from exam.paper_item where site_id = ${db.siteId} and question_id = ${questionId}
    ), drawn as (
      select d.paper_id, d.forms from exam.form_use d where d.site_id = ${db.siteId} and d.question_id = ${questionId}
    )
    select p.id, p.title, p.kind, p.state, exists (select from named n where n.paper_id = p.id) as "isNamed",
           coalesce((select d.forms from drawn d where d.paper_id = p.id), 0) as forms
    from exam.paper p where p.site_id = ${db.siteId}
      and p.id in (select paper_id from named union select paper_id from drawn)
    order by p.updated_at desc, p.id desc limit 100`.execute(db.kysely)
  return rows
}

async function isCategoryNamed(db: Db, categoryId: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('exam.paper_rule')
    .select('paperId')
    .where('categoryId', '=', categoryId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function isPointNamed(db: Db, pointId: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('exam.paper_rule')
    .select('paperId')
    .where('pointId', '=', pointId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const questionUses: QuestionUses = {
  count: papersUsing,
  list: usesOf,
  namesCategory: isCategoryNamed,
  namesPoint: isPointNamed,
}
