import { courseSummary, coursesWithin, titlesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import type { ThingsNamed, TitlesOf } from '#platform/domain'
import { on } from '../tables.ts'
import { examToRead } from './exam-reach.ts'

/** An exam has the title of its course. */
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

export const examsNamed: ThingsNamed = async (db, text, most) => {
  const courseIds = await coursesWithin(db, 'all', text)
  if (courseIds === 'all' || courseIds.length === 0) return []
  const rows = await on(db)
    .selectFrom('exam.exam')
    .select('id')
    .where('courseId', 'in', courseIds)
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** The exam title for an exported file, for people who may operate the exam. */
export async function examSubject(ctx: Ctx, { id }: { readonly id: string }): Promise<string> {
  const { courseId } = await examToRead(ctx, id)
  return (await courseSummary(ctx.db, courseId))?.title ?? ''
}
