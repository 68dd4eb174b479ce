import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/learning'
import { versionContent, coursesAfter, catalogueCards } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { cardsOf } from '../catalogue/cards.ts'
import { visitorOf } from '../catalogue/visitor.ts'
import { isCompleted, untouched } from '../module-rules.ts'
import { isIn, openCourse } from '../enrolment/open-course.ts'
import { recordsOf } from './queries.ts'

export async function listChildCourses(
  ctx: Ctx,
  { itmId }: Input<typeof contract.listChildCourses>,
): Promise<Result<typeof contract.listChildCourses>> {
  const { course } = await openCourse(ctx, itmId)
  const cards = await catalogueCards(ctx.db, await visitorOf(ctx), await coursesAfter(ctx.db, course.id))
  return { records: await cardsOf(ctx, cards) }
}

export async function countCourseParts(
  ctx: Ctx,
  { itmId }: Input<typeof contract.countCourseParts>,
): Promise<Result<typeof contract.countCourseParts>> {
  const { course, current } = await openCourse(ctx, itmId)
  const mine = isIn(current) ? current : undefined
  const { chapters } = await versionContent(ctx.db, mine?.versionId ?? course.versionId)
  const records = mine ? await recordsOf(ctx.db, mine.id) : new Map<string, never>()
  const modules = chapters
    .flatMap((chapter) => chapter.modules)
    .map((module) => ({ ...module, isDone: isCompleted(module, records.get(module.id) ?? untouched) }))
  const required = modules.filter(({ isRequired }) => isRequired)
  const done = (some: typeof modules) => some.filter(({ isDone }) => isDone).length
  return {
    chapters: chapters.length,
    modules: modules.length,
    required: required.length,
    done: done(modules),
    requiredDone: done(required),
    byType: [...new Set(modules.map(({ type }) => type))].map((type) => {
      const some = modules.filter((module) => module.type === type)
      return { type, modules: some.length, done: done(some) }
    }),
  }
}
