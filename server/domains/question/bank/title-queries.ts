import type { TitlesOf } from '#platform/domain'
import { on } from '../tables.ts'

const most = 40

const beginning = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text)

/** A question is titled by its number and the start of its stem. */
export const questionTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('exam.question')
    .select(['id', 'number', 'text'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, number, text }) => [id, `${number} ${beginning(text)}`]))
}

/** A version is titled like its question. */
export const versionTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('exam.question_version as version')
    .innerJoin('exam.question as question', (join) =>
      join.onRef('question.siteId', '=', 'version.siteId').onRef('question.id', '=', 'version.questionId'),
    )
    .select(['version.id', 'question.number', 'question.text'])
    .where('version.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, number, text }) => [id, `${number} ${beginning(text)}`]))
}
