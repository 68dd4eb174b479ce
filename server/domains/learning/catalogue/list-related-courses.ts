import type { Input, Result } from '@lyceum/contract/kit'
import type { listRelatedCourses as contract } from '@lyceum/contract/learning'
import { catalogueCards, cataloguePage } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { openCourse } from '../enrolment/open-course.ts'
import { cardsOf } from './cards.ts'
import { completedBy, lastCompleters } from './queries.ts'
import { anything } from './list-recommended-courses.ts'
import { visitorOf } from './visitor.ts'

const shown = 3
const peopleAsked = 200

/** Courses others completed as well; without any, courses of the same category. */
export async function listRelatedCourses(
  ctx: Ctx,
  { itmId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const { course } = await openCourse(ctx, itmId)
  const visitor = await visitorOf(ctx)
  const completers = await lastCompleters(ctx.db, itmId, peopleAsked)
  const others = await completedBy(ctx.db, completers, shown * 4)
  const byPeople = await catalogueCards(
    ctx.db,
    visitor,
    others.map(({ courseId }) => courseId),
  )
  const near = await cataloguePage(
    ctx.db,
    { visitor, filter: { ...anything, categoryId: course.categoryPath.at(-1) } },
    { order: 'learners', isRising: false, skip: 0, most: shown + 1 },
  )
  const all = new Map([...byPeople, ...near].map((card) => [card.id, card]))
  all.delete(itmId)
  return { records: await cardsOf(ctx, [...all.values()].slice(0, shown)) }
}
