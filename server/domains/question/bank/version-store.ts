import {
  leafContent,
  paperKey,
  type QuestionBody,
  questionContent,
  teachingLink,
} from '@lyceum/contract/question'
import { commonErrors, documentTree } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { on } from '../tables.ts'

const links = z.array(teachingLink)

export type VersionRow = {
  readonly id: string
  readonly questionId: string
  readonly number: number
  readonly createdBy: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

/** Versions with their bodies, parts and keys, in the order of the ids; needs the role that may read keys. */
export async function bodiesOf(
  db: Db,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, QuestionBody>> {
  if (versionIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('exam.question_version as version')
    .innerJoin('exam_key.question_key as key', 'key.versionId', 'version.id')
    .select(['version.id', 'version.parentId', 'version.part', 'version.content', 'version.score'])
    .select(['key.key', 'key.explanation', 'key.links'])
    .where((is) =>
      is.or([is('version.id', 'in', [...versionIds]), is('version.parentId', 'in', [...versionIds])]),
    )
    .orderBy('version.part')
    .execute()
  const bodies = new Map<string, QuestionBody>()
  for (const row of rows) {
    const shared = {
      score: Number(row.score),
      explanation: documentTree.parse(row.explanation),
      links: links.parse(row.links),
    }
    if (row.parentId === null) {
      const key = row.key === null ? null : paperKey.parse(row.key)
      bodies.set(row.id, { ...shared, key, content: questionContent.parse(row.content), parts: [] })
    } else {
      const part = { key: paperKey.parse(row.key), content: leafContent.parse(row.content) }
      bodies.get(row.parentId)?.parts.push({ ...shared, ...part })
    }
  }
  return bodies
}

export async function bodyOfVersion(db: Db, versionId: string): Promise<QuestionBody> {
  return (await bodiesOf(db, [versionId])).get(versionId) ?? fail(commonErrors.NOT_FOUND)
}

/** Newest first. */
export async function versionsOf(db: Db, questionId: string): Promise<VersionRow[]> {
  return on(db)
    .selectFrom('exam.question_version')
    .select(['id', 'questionId', 'number', 'createdBy', 'createdAt', 'usedAt'])
    .where('questionId', '=', questionId)
    .where('part', '=', 0)
    .orderBy('number', 'desc')
    .limit(50)
    .execute()
}

/** Deletes a version that was never used, so that its number can be reused. */
export async function deleteVersion(db: Db, versionId: string): Promise<void> {
  await on(db).deleteFrom('exam.question_version').where('id', '=', versionId).execute()
}
