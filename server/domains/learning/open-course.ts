import { commonErrors } from '@lyceum/contract/kit'
import { shelfCourse, type ShelfCourse } from '#domains/course'
import { audienceKeysOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { EnrolmentStatus } from './enrol-rules.ts'
import { currentEnrolment } from './enrolment/store.ts'

type Current = Awaited<ReturnType<typeof currentEnrolment>>
export type OpenCourse = { readonly course: ShelfCourse; readonly current: Current }

/**
 * A course that whoever asks may look at: it stands on the shelf and is meant for them, or they are in it already.
 * Every other course is not there.
 */
export async function openCourse(ctx: Ctx, courseId: string): Promise<OpenCourse> {
  return (await findCourse(ctx, courseId)) ?? fail(commonErrors.NOT_FOUND)
}

export async function findCourse(ctx: Ctx, courseId: string): Promise<OpenCourse | undefined> {
  const course = await shelfCourse(ctx.db, courseId)
  const current = course && (await currentEnrolment(ctx.db, courseId, ctx.actor.id))
  const isOpen = course !== undefined && (isIn(current) || (await isMeant(ctx, course)))
  return isOpen ? { course, current } : undefined
}

const out: readonly EnrolmentStatus[] = ['REJECTED', 'CANCELLED', 'ABANDONED']

/** Who asked and was refused, has left or was put out is as anybody else (INV-L12). */
export const isIn = (current: Current): boolean => current !== undefined && !out.includes(current.status)

async function isMeant(ctx: Ctx, course: ShelfCourse): Promise<boolean> {
  if (course.state !== 'published' || (course.isClosedToExternals && ctx.actor.isExternal)) return false
  const keys = await audienceKeysOf(ctx.db, ctx.actor.id)
  return course.audience.some((key) => keys.includes(key))
}
