import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Step = Partial<Readonly<Record<'learners' | 'completed' | 'ratingSum' | 'ratingCount', number>>>

/** Updates the counters shown in lists, in the transaction that caused the change: they are never recounted. */
export async function stepCounters(db: Db, courseId: string, step: Step): Promise<void> {
  const { learners = 0, completed = 0, ratingSum = 0, ratingCount = 0 } = step
  await on(db)
    .updateTable('course.course')
    .set({
      learners: sql<number>`greatest(learners + ${learners}, 0)`,
      completed: sql<number>`greatest(completed + ${completed}, 0)`,
      ratingSum: sql<number>`rating_sum + ${ratingSum}`,
      ratingCount: sql<number>`rating_count + ${ratingCount}`,
    })
    .where('id', '=', courseId)
    .execute()
}
