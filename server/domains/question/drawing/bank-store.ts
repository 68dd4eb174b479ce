import { leafContent, paperKey, questionContent } from '@lyceum/contract/question'
import { documentTree } from '@lyceum/contract/kit'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { BankQuestion, FormPart, FormQuestion } from './form-question.ts'

/** All drawable (reviewed) questions, ordered by number. */
export async function drawable(db: Db): Promise<BankQuestion[]> {
  return on(db)
    .selectFrom('exam.question')
    .select(['id', 'type', 'categoryPath', 'difficulty', 'pointIds', 'tags', 'drawn'])
    .where('state', '=', 'reviewed')
    .orderBy('number')
    .execute()
}

export async function bankRevision(db: Db): Promise<string> {
  const row = await on(db).selectFrom('exam.bank').select('revision').executeTakeFirst()
  return row?.revision ?? '0'
}

/** Versions with their parts and keys, by question; needs the role that may read keys. */
export async function versionsWithKeys(
  db: Db,
  versionOf: ReadonlyMap<string, string>,
): Promise<Map<string, FormQuestion>> {
  const ids = [...versionOf.values()]
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('exam.question_version as version')
    .innerJoin('exam_key.question_key as key', 'key.versionId', 'version.id')
    .select([
      'version.id',
      'version.questionId',
      'version.part',
      'version.content',
      'version.score',
      'key.key',
      'key.explanation',
    ])
    .where((is) => is.or([is('version.id', 'in', ids), is('version.parentId', 'in', ids)]))
    .orderBy('version.questionId')
    .orderBy('version.part')
    .execute()
  const all = new Map<string, FormQuestion & { parts: FormPart[] }>()
  for (const row of rows) {
    const explanation = documentTree.parse(row.explanation)
    const shared = { versionId: row.id, explanation }
    if (row.part === 0) {
      const key = row.key === null ? null : paperKey.parse(row.key)
      const content = questionContent.parse(row.content)
      all.set(row.questionId, { ...shared, id: row.questionId, content, key, parts: [] })
    } else {
      const part = { content: leafContent.parse(row.content), key: paperKey.parse(row.key) }
      all.get(row.questionId)?.parts.push({ ...shared, ...part, score: Number(row.score) })
    }
  }
  return all
}
