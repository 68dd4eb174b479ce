import { slot } from '#lib/slot'
import type { UseCoursePage } from './course/course-page.ts'

const nothing = { data: undefined, isPending: true, isError: false, isPlaceholderData: false }

/** A page of courses and exams by what is due first, each exam with how it is held. */
export const byDueSlot = slot<UseCoursePage>(() => ({ ...nothing, refetch: () => undefined }))

export type LecturerInfo = {
  readonly userPoto: string
  readonly profile: string | null
  readonly isOwn: boolean
  readonly isFollowed: boolean
}

/** The introduction of a lecturer, and whether the user follows them. */
export const lecturerSlot = slot((_id: string): LecturerInfo | undefined => undefined)

/** The work number of the viewer, if it is needed. */
export const workNumberSlot = slot((_isWanted: boolean): string | undefined => undefined)
