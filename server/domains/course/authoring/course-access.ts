import { courseErrors } from '@lyceum/contract/course'
import { commonErrors } from '@lyceum/contract/kit'
import { reachOf, unitIdsWithin, unitsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { courseById } from '../store.ts'
import { lockCourse } from './store.ts'

type Right = 'course.author' | 'course.publish'

/** The units whose courses this person sees in the console: all, or those in scope. */
export const authorUnits = (ctx: Ctx) => unitIdsWithin(ctx, 'course.read')

export const courseToRead = (ctx: Ctx, courseId: string) => courseWithin(ctx, 'course.read', courseId)

/** A course, for people with this permission on it. */
export async function courseWithin(ctx: Ctx, right: Right | 'course.read', courseId: string) {
  const course = (await courseById(ctx.db, courseId)) ?? fail(commonErrors.NOT_FOUND)
  await refuseUnitOutside(ctx, right, course.unitId)
  return course
}

/** Locks a course for somebody who may edit it; outside their scope it is not found. */
export async function courseToAuthor(ctx: Ctx, right: Right, courseId: string) {
  const course = (await lockCourse(ctx.db, courseId)) ?? fail(commonErrors.NOT_FOUND)
  await refuseUnitOutside(ctx, right, course.unitId)
  return course
}

/** A course of the whole organisation requires the permission in the whole organisation. */
async function refuseUnitOutside(
  ctx: Ctx,
  right: Right | 'course.read',
  unitId: string | null,
): Promise<void> {
  const units = await unitIdsWithin(ctx, right)
  if (units !== 'all' && (unitId === null || !units.includes(unitId))) fail(commonErrors.NOT_FOUND)
}

/** Where a course may be placed: an open unit in scope; in no unit only with access to the whole site. */
export async function refusePlace(ctx: Ctx, unitId: string | null): Promise<void> {
  if (unitId === null) {
    if ((await reachOf(ctx, 'course.author')).kind !== 'site') fail(courseErrors.COURSE_UNIT_REQUIRED)
  } else if (!(await unitsWithin(ctx, 'course.author', [unitId]))) fail(commonErrors.NOT_FOUND)
}
