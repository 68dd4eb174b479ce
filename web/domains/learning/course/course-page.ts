import type { Args } from '@lyceum/contract/kit'
import type { CourseCard, pageCourseCentre } from '@lyceum/contract/learning'

/** How an exam is held, where a list knows it. */
export type ExamDetails = {
  readonly opensAt: string | null
  readonly closesAt: string | null
  readonly minutes: number
  readonly passScore: number
  readonly timesLeft: number | null
}

/** A list with exams contains how each is held. */
export type ListedCourse = CourseCard & { readonly exam?: ExamDetails | null }

export type CoursePage = {
  readonly records: readonly ListedCourse[]
  readonly total: number
  readonly isMore: boolean
}

type Filter = Partial<Args<typeof pageCourseCentre>>

/** Reads one page of courses; lists that are ordered by what is due get theirs from the domain that knows exams. */
export type UseCoursePage = (
  filter: Filter,
  options?: { readonly refetchOnMount?: 'always' },
) => {
  readonly data: CoursePage | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}
