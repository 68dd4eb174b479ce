import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** A paper as it is drawn from. */
export async function lockPaper(db: Db, paperId: string) {
  return on(db).selectFrom('exam.paper').selectAll().where('id', '=', paperId).forUpdate().executeTakeFirst()
}

export async function itemsOf(db: Db, paperId: string) {
  const rows = await on(db)
    .selectFrom('exam.paper_item')
    .select(['section', 'questionId', 'score'])
    .where('paperId', '=', paperId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, score: Number(row.score) }))
}

export async function rulesOf(db: Db, paperId: string) {
  const rows = await on(db)
    .selectFrom('exam.paper_rule')
    .select(['section', 'type', 'categoryId', 'difficulties', 'pointId', 'tag', 'count', 'score'])
    .where('paperId', '=', paperId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, score: Number(row.score) }))
}
