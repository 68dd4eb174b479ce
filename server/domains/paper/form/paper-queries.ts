import type { QuestionType } from '@lyceum/contract/question'
import type { Db } from '#platform/db'
import { formOf } from './known-form-store.ts'
import { on } from '../tables.ts'

/** The paper of an exam, as far as its operator needs it. */
export async function paperOf(db: Db, paperId: string) {
  return on(db)
    .selectFrom('exam.paper')
    .select(['id', 'title', 'state', 'fullScore'])
    .where('id', '=', paperId)
    .executeTakeFirst()
}

/** What a candidate can expect: full score, number of questions and their types; empty when nothing was drawn yet. */
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
