import { slot } from '#lib/slot'

type CourseModule = { readonly id: string; readonly title: string }
type NewPaper = { readonly title: string; readonly questionIds: readonly string[] }
type CreatePaper = {
  readonly isPending: boolean
  readonly create: (paper: NewPaper, onCreated: (id: string) => void) => void
}

/** The modules of a course, of which one teaches the answer; filled by course. */
export const courseModulesSlot = slot<(courseId: string) => readonly CourseModule[]>(() => [])

/** Makes a paper of chosen questions; filled by paper. */
export const createPaperSlot = slot<() => CreatePaper>(() => ({ isPending: false, create: () => undefined }))
