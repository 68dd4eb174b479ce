import type { Db } from '#platform/db'
import { on } from './tables.ts'

export async function courseById(db: Db, courseId: string) {
  return on(db)
    .selectFrom('course.course')
    .select(['id', 'kind', 'state', 'title', 'unitId', 'versionId', 'learners'])
    .where('id', '=', courseId)
    .executeTakeFirst()
}
