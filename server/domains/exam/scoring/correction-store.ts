import type { RegradePolicy } from '@lyceum/contract/exam'
import { paperKey, type PaperKey } from '@lyceum/contract/question'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type Correction = {
  readonly questionVersionId: string
  readonly policy: RegradePolicy
  readonly key: PaperKey | null
}

/** Needs the role that reads keys: the corrections of an exam's keys. */
export async function correctionsOf(db: Db, examId: string): Promise<readonly Correction[]> {
  const rows = await on(db)
    .selectFrom('exam_key.correction')
    .select(['questionVersionId', 'policy', 'key'])
    .where('examId', '=', examId)
    .execute()
  return rows.map(({ key, ...row }) => ({ ...row, key: key === null ? null : paperKey.parse(key) }))
}

type NewCorrection = Correction & {
  readonly examId: string
  readonly reason: string
  readonly byId: string
  readonly at: Date
}

export async function putCorrection(db: Db, { key, ...correction }: NewCorrection): Promise<void> {
  const values = { ...correction, key: key === null ? null : JSON.stringify(key) }
  const { examId: _exam, questionVersionId: _question, ...change } = values
  await on(db)
    .insertInto('exam_key.correction')
    .values(values)
    .onConflict((conflict) => conflict.columns(['siteId', 'examId', 'questionVersionId']).doUpdateSet(change))
    .execute()
}

export async function deleteCorrection(db: Db, examId: string, questionVersionId: string): Promise<boolean> {
  const row = await on(db)
    .deleteFrom('exam_key.correction')
    .where('examId', '=', examId)
    .where('questionVersionId', '=', questionVersionId)
    .returning('examId')
    .executeTakeFirst()
  return row !== undefined
}

/** How one key was corrected and why; null where it was not. */
export async function correctionNoted(db: Db, examId: string, questionVersionId: string) {
  const row = await on(db)
    .selectFrom('exam_key.correction')
    .select(['policy', 'key', 'reason', 'at'])
    .where('examId', '=', examId)
    .where('questionVersionId', '=', questionVersionId)
    .executeTakeFirst()
  if (!row) return null
  return { ...row, key: row.key === null ? null : paperKey.parse(row.key), at: row.at.toISOString() }
}
