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

/** What a lecturer says of themselves, and whether I follow them. */
export const lecturerSlot = slot((_id: string): LecturerInfo | undefined => undefined)

/** The work number of who watches, when it is wanted. */
export const workNumberSlot = slot((_isWanted: boolean): string | undefined => undefined)
