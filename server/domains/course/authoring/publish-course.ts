import {
  courseErrors,
  type publishCourse as Publish,
  type retireCourse as Retire,
} from '@lyceum/contract/course'
import type { Input, Result } from '@lyceum/contract/kit'
import { courseChanged, coursePublished, courseRetired } from '#events/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { hasTest } from '../rules.ts'
import { faultsOf } from './draft-faults.ts'
import { draftOf, insertVersion, markPublished, updateCourse } from './store.ts'
import { courseToAuthor } from './course-access.ts'

export async function publishCourse(
  ctx: Ctx,
  { id, revision }: Input<typeof Publish>,
): Promise<Result<typeof Publish>> {
  const course = await courseToAuthor(ctx, 'course.publish', id)
  const draft = await draftOf(ctx.db, id)
  if (draft.revision !== revision) fail(courseErrors.COURSE_DRAFT_CHANGED)
  const faults = await faultsOf(ctx, course.kind, draft.content)
  if (faults.length > 0) fail(courseErrors.COURSE_NOT_READY, { count: faults.length })

  const { content } = draft
  const publishedBy = ctx.actor.id
  const version = await insertVersion(ctx.db, { courseId: id, content, publishedBy, publishedAt: ctx.now })
  await markPublished(ctx.db, id, revision)
  await updateCourse(ctx.db, id, {
    state: 'published',
    versionId: version.id,
    hasExam: hasTest(content),
    updatedAt: ctx.now,
    // The catalogue sorts by first publication: a corrected version does not move up.
    ...(course.state === 'draft' && { publishedAt: ctx.now }),
  })
  await ctx.audit({
    action: 'course.publish',
    object: `course.course:${id}`,
    before: { state: course.state, versionId: course.versionId },
    after: { state: 'published', versionId: version.id, number: version.number },
  })
  await ctx.publish(coursePublished, { courseId: id, versionId: version.id, number: version.number })
  return { versionId: version.id, number: version.number }
}

/** Publishes the draft as it is, for a domain that creates a course together with its own data. */
export async function publishNewest(ctx: Ctx, courseId: string): Promise<Result<typeof Publish>> {
  const { revision } = await draftOf(ctx.db, courseId)
  return publishCourse(ctx, { id: courseId, revision })
}

export async function retireCourse(
  ctx: Ctx,
  { id, isRetired }: Input<typeof Retire>,
): Promise<Result<typeof Retire>> {
  const { state } = await courseToAuthor(ctx, 'course.publish', id)
  const [from, to] = isRetired ? (['published', 'retired'] as const) : (['retired', 'published'] as const)
  if (state !== from) fail(courseErrors.COURSE_WRONG_STATE)
  await updateCourse(ctx.db, id, { state: to, updatedAt: ctx.now })
  await ctx.audit({
    action: 'course.retire',
    object: `course.course:${id}`,
    before: { state },
    after: { state: to },
  })
  await ctx.publish(isRetired ? courseRetired : courseChanged, { courseId: id })
  return { id }
}
