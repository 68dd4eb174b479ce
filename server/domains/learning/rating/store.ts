import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export async function hasCompleted(db: Db, courseId: string, accountId: string): Promise<boolean> {
  const completion = await on(db)
    .selectFrom('learning.completion')
    .select('id')
    .where('courseId', '=', courseId)
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return completion !== undefined
}

type NewRating = {
  readonly courseId: string
  readonly accountId: string
  readonly stars: number
  readonly at: Date
}

/** False: this person has rated before. */
export async function insertRating(db: Db, rating: NewRating): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(db)
    .insertInto('learning.rating')
    .values(rating)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
