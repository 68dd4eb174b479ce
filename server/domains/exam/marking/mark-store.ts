import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Locks the marks to be given in id order, with the owners of the answers. */
export async function lockMarks(db: Db, markIds: readonly string[]) {
  return on(db)
    .selectFrom('exam.mark as mark')
    .innerJoin('exam.attempt as attempt', 'attempt.id', 'mark.attemptId')
    .select([
      'mark.id',
      'mark.examId',
      'mark.attemptId',
      'mark.questionVersionId',
      'mark.version',
      'mark.fullScore',
    ])
    .select(['mark.score', 'attempt.accountId'])
    .where('mark.id', 'in', [...markIds])
    .orderBy('mark.id')
    .forUpdate('mark')
    .execute()
}

type Mark = {
  readonly score: number
  readonly comment: string
  readonly version: number
  readonly markedBy: string
  readonly markedAt: Date
}

/** Writes a mark if nobody has marked since it was read; false: somebody has (INV-E11). */
export async function writeMark(db: Db, markId: string, { version, ...mark }: Mark): Promise<boolean> {
  const row = await on(db)
    .updateTable('exam.mark')
    .set({ ...mark, version: version + 1 })
    .where('id', '=', markId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
