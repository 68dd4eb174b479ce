import { commonErrors } from '@lyceum/contract/kit'
import { catalogueCourse, type CatalogueCourse } from '#domains/course'
import { audienceKeysOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { EnrolmentStatus } from '../enrol-rules.ts'
import { currentEnrolment } from './store.ts'

type Current = Awaited<ReturnType<typeof currentEnrolment>>
export type OpenCourse = { readonly course: CatalogueCourse; readonly current: Current }

/**
 * A course the caller may see: it is published and meant for them, or they are enrolled already. Every other course is not
 * found.
 */
export async function openCourse(ctx: Ctx, courseId: string): Promise<OpenCourse> {
  return (await findCourse(ctx, courseId)) ?? fail(commonErrors.NOT_FOUND)
}

export async function findCourse(ctx: Ctx, courseId: string): Promise<OpenCourse | undefined> {
  const course = await catalogueCourse(ctx.db, courseId)
  const current = course && (await currentEnrolment(ctx.db, courseId, ctx.actor.id))
  const isOpen = course !== undefined && (isIn(current) || (await isMeant(ctx, course)))
  return isOpen ? { course, current } : undefined
}

const out: readonly EnrolmentStatus[] = ['REJECTED', 'CANCELLED', 'ABANDONED']

/** People who were rejected, have left or were withdrawn count as not enrolled (INV-L12). */
export const isIn = (current: Current): boolean => current !== undefined && !out.includes(current.status)

async function isMeant(ctx: Ctx, course: CatalogueCourse): Promise<boolean> {
  if (course.state !== 'published' || (course.isClosedToExternals && ctx.actor.isExternal)) return false
  const keys = await audienceKeysOf(ctx.db, ctx.actor.id)
  return course.audience.some((key) => keys.includes(key))
}
