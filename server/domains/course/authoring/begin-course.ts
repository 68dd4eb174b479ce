import {
  courseContent,
  courseErrors,
  type copyCourse as Copy,
  type createCourse as Create,
  type removeCourse as Remove,
} from '@lyceum/contract/course'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { modulesOf, renumbered } from '../rules.ts'
import { deleteCourse, draftOf, insertCourse, insertDraft, insertModules } from './store.ts'
import { courseToAuthor, refusePlace } from './course-access.ts'

export async function createCourse(
  ctx: Ctx,
  { kind, title, unitId }: Input<typeof Create>,
): Promise<Result<typeof Create>> {
  await refusePlace(ctx, unitId)
  const id = await insertCourse(ctx.db, { kind, title, unitId, createdBy: ctx.actor.id })
  await insertDraft(ctx.db, { courseId: id, content: courseContent.parse({}), savedBy: ctx.actor.id })
  await ctx.audit({ action: 'course.create', object: `course.course:${id}`, after: { kind, title } })
  return { id }
}

/** The copy is a separate draft: its modules get new ids, and no learning data is copied. */
export async function copyCourse(ctx: Ctx, { id, title }: Input<typeof Copy>): Promise<Result<typeof Copy>> {
  const { kind, unitId } = await courseToAuthor(ctx, 'course.author', id)
  const { content } = await draftOf(ctx.db, id)
  const copyId = await insertCourse(ctx.db, { kind, title, unitId, createdBy: ctx.actor.id })
  const modules = modulesOf(content)
  const numbers = await insertModules(
    ctx.db,
    copyId,
    modules.map(({ type }) => type),
  )
  const renumbering = new Map(modules.map((module, i) => [module.id, numbers[i] ?? '']))
  await insertDraft(ctx.db, {
    courseId: copyId,
    content: renumbered(content, renumbering),
    savedBy: ctx.actor.id,
  })
  await ctx.audit({ action: 'course.copy', object: `course.course:${copyId}`, after: { from: id, title } })
  return { id: copyId }
}

export async function removeCourse(ctx: Ctx, { id }: Input<typeof Remove>): Promise<Result<typeof Remove>> {
  const { state, kind, title } = await courseToAuthor(ctx, 'course.author', id)
  if (state !== 'draft') fail(courseErrors.COURSE_WRONG_STATE)
  await deleteCourse(ctx.db, id)
  await ctx.audit({ action: 'course.remove', object: `course.course:${id}`, before: { kind, title } })
  return { id }
}
