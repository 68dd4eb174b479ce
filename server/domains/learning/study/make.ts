import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Completed = {
  readonly enrolmentId: string
  readonly courseId: string
  readonly versionId: string
  readonly accountId: string
  readonly at: Date
}

/** A course that somebody has completed by its criteria. */
export async function makeCompletion(db: Db, completed: Completed): Promise<void> {
  await on(db)
    .insertInto('learning.completion')
    .values({ ...completed, kind: 'criteria' })
    .execute()
  await on(db)
    .updateTable('learning.enrolment')
    .set({ status: 'COMPLETED' })
    .where('id', '=', completed.enrolmentId)
    .execute()
}

type Studied = { readonly accountId: string; readonly hour: Date; readonly seconds: number }

export async function makeStudyHour(db: Db, studied: Studied): Promise<void> {
  await on(db).insertInto('learning.study_hour').values(studied).execute()
}
