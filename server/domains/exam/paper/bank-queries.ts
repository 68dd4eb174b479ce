import type { Db } from '#platform/db'
import type { BankQuestion } from '../form/draw-papers.ts'
import { on } from '../tables.ts'

/** Named questions as a draw sees them, whatever their state. */
export async function bankQuestions(db: Db, ids: readonly string[]): Promise<BankQuestion[]> {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('exam.question')
    .select(['id', 'type', 'categoryPath', 'difficulty', 'pointIds', 'tags', 'drawn'])
    .where('id', 'in', [...ids])
    .execute()
}
