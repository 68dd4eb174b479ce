import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Waiver = {
  readonly enrolmentId: string
  readonly courseId: string
  readonly accountId: string
  readonly versionId: string
  readonly reason: string
  readonly grantedBy: string
  readonly at: Date
}

export async function insertWaiver(db: Db, waiver: Waiver): Promise<string> {
  const { id } = await on(db)
    .insertInto('learning.completion')
    .values({ ...waiver, kind: 'waiver' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
