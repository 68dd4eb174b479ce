import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Questions as a paper shows them, by id. */
export async function namedQuestions(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, NamedQuestion>()
  const rows = await on(db)
    .selectFrom('exam.question as question')
    .select(['question.id', 'question.number', 'question.type', 'question.state', 'question.text'])
    .select(['question.difficulty', 'question.score', 'question.versionId'])
    .select((is) =>
      is
        .selectFrom('exam.question_version as part')
        .select(({ fn }) => fn.countAll<string>().as('parts'))
        .whereRef('part.parentId', '=', 'question.versionId')
        .as('parts'),
    )
    .where('question.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ parts, score, ...row }): [string, NamedQuestion] => [
      row.id,
      { ...row, parts: Number(parts), score: Number(score) },
    ]),
  )
}

export type NamedQuestion = {
  readonly id: string
  readonly number: number
  readonly type: 'MC' | 'MC_MANY' | 'TF' | 'FB' | 'MT' | 'ES' | 'SI' | 'SR'
  readonly state: 'draft' | 'reviewed' | 'retired'
  readonly text: string
  readonly difficulty: number
  readonly score: number
  readonly versionId: string | null
  readonly parts: number
}
