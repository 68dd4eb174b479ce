import type { QuestionType } from '@lyceum/contract/exam'
import type { Db } from '#platform/db'
import { formOf } from '../attempt/known-form-store.ts'
import { on } from '../tables.ts'

/** The paper of an exam, as far as whoever holds it must know it. */
export async function paperOf(db: Db, paperId: string) {
  return on(db)
    .selectFrom('exam.paper')
    .select(['id', 'title', 'state', 'fullScore'])
    .where('id', '=', paperId)
    .executeTakeFirst()
}

/** What a candidate may expect: full marks, how many questions, and of what kinds; nothing where nothing was drawn yet. */
export async function paperFigures(db: Db, paperId: string | null) {
  const form =
    paperId === null
      ? undefined
      : await on(db)
          .selectFrom('exam.paper_form')
          .select('id')
          .where('paperId', '=', paperId)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
  if (!form) return { fullScore: null, questionCount: null, types: [] }
  const { document, questions } = await formOf(db, form.id)
  const types = Map.groupBy(questions.values(), ({ type }): QuestionType => type)
  return {
    fullScore: document.fullScore,
    questionCount: document.questionCount,
    types: [...types].map(([type, group]) => ({ type, questions: group.length })),
  }
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
