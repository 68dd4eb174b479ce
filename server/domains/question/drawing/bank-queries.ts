import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { BankQuestion } from './form-question.ts'

/** Named questions in the form used for drawing, whatever their state. */
export async function bankQuestions(db: Db, ids: readonly string[]): Promise<BankQuestion[]> {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('exam.question')
    .select(['id', 'type', 'categoryPath', 'difficulty', 'pointIds', 'tags', 'drawn'])
    .where('id', 'in', [...ids])
    .execute()
}

/** Whether one of these scenarios asks for something written or spoken. */
export async function hasPartsToMark(db: Db, questionIds: readonly string[]): Promise<boolean> {
  if (questionIds.length === 0) return false
  const row = await on(db)
    .selectFrom('exam.question as question')
    .innerJoin('exam.question_version as part', 'part.parentId', 'question.versionId')
    .select('part.id')
    .where('question.id', 'in', [...questionIds])
    .where('part.type', 'in', ['ES', 'SR'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
