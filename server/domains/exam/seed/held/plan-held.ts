import type { SeedCtx } from '#platform/seed'
import { type PlannedExam, planExams } from './plan-exams.ts'

type Made = {
  readonly people: readonly Person[]
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

/** An exam with the numbers of the course by which it is found. */
export type HeldExam = PlannedExam & {
  readonly courseId: string
  readonly versionId: string
  readonly kind: 'EXAM_COURSE' | 'OFF_EXAM_COURSE'
  readonly summary: string
  readonly categoryId: string | null
  readonly createdBy: string
  readonly shownAt: Date
}

/** Who makes questions, papers and exams. */
export const authorAmong = (people: readonly Person[]): Person | undefined =>
  people.find(({ state, roles }) => state === 'active' && roles.includes('TADM')) ?? people[0]

/** Which exams there will be: the room below makes their courses first. */
export async function planHeld(ctx: SeedCtx, { people, taught }: Made): Promise<readonly HeldExam[]> {
  const author = authorAmong(people)
  if (!author) return []
  const places = new Map(taught.map(({ name, categoryId }) => [name, categoryId]))
  const names = taught.map(({ name }) => name)
  return planExams(ctx, names).map((exam) => ({
    ...exam,
    courseId: ctx.ids.next(),
    versionId: ctx.ids.next(),
    kind: exam.paper === null ? ('OFF_EXAM_COURSE' as const) : ('EXAM_COURSE' as const),
    summary: exam.about,
    categoryId: places.get(exam.category ?? '') ?? null,
    createdBy: author.id,
    shownAt: ctx.calendar.moment(Math.min((exam.from ?? -720) - 14, -1), 10 * 60),
  }))
}
