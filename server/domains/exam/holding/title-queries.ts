import { courseFace, coursesWithin, titlesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import type { ThingsNamed, TitlesOf } from '#platform/room'
import { on } from '../tables.ts'
import { examToRead } from './within.ts'

/** An exam is called what its course is called. */
export const examTitles: TitlesOf = async (db, ids) => {
  const exams = await on(db)
    .selectFrom('exam.exam')
    .select(['id', 'courseId'])
    .where('id', 'in', ids)
    .execute()
  const titles = await titlesOf(
    db,
    exams.map(({ courseId }) => courseId),
  )
  return new Map(exams.map(({ id, courseId }) => [id, titles.get(courseId) ?? '']))
}

export const examsNamed: ThingsNamed = async (db, words, most) => {
  const courseIds = await coursesWithin(db, 'all', words)
  if (courseIds === 'all' || courseIds.length === 0) return []
  const rows = await on(db)
    .selectFrom('exam.exam')
    .select('id')
    .where('courseId', 'in', courseIds)
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Of which exam a file is, for whoever may operate it. */
export async function examSubject(ctx: Ctx, { id }: { readonly id: string }): Promise<string> {
  const { courseId } = await examToRead(ctx, id)
  return (await courseFace(ctx.db, courseId))?.title ?? ''
}
