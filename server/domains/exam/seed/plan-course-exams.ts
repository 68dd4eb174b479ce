import type { SeedCtx } from '#platform/domain/seed'
import { type PlannedExam, planExams } from './plan-exams.ts'

type Made = {
  readonly authorId: string | undefined
  readonly taught: readonly { readonly name: string; readonly categoryId: string }[]
}

export type Person = {
  readonly id: string
  readonly userName: string
  readonly state: string
  readonly isExternal: boolean
  readonly isDemo: boolean
  readonly joinedOn: string | null
  readonly roles: readonly string[]
}

/** A planned exam with the ids of its course. */
export type CourseExam = PlannedExam & {
  readonly courseId: string
  readonly versionId: string
  readonly kind: 'EXAM_COURSE' | 'OFF_EXAM_COURSE'
  readonly summary: string
  readonly categoryId: string | null
  readonly createdBy: string
  readonly shownAt: Date
}

/** Plans the exams: the course domain creates their courses first. */
export async function planCourseExams(
  ctx: SeedCtx,
  { authorId, taught }: Made,
): Promise<readonly CourseExam[]> {
  if (authorId === undefined) return []
  const places = new Map(taught.map(({ name, categoryId }) => [name, categoryId]))
  const names = taught.map(({ name }) => name)
  return planExams(ctx, names).map((exam) => ({
    ...exam,
    courseId: ctx.ids.next(),
    versionId: ctx.ids.next(),
    kind: exam.paper === null ? ('OFF_EXAM_COURSE' as const) : ('EXAM_COURSE' as const),
    summary: exam.about,
    categoryId: places.get(exam.category ?? '') ?? null,
    createdBy: authorId,
    shownAt: ctx.calendar.moment(Math.min((exam.from ?? -720) - 14, -1), 10 * 60),
  }))
}
