import type { IconName } from '../picture/icon-paths.ts'

/** What a course can be, and its sign. */
export const courseIcons = {
  online: 'playCircle',
  project: 'users',
  open: 'live',
  projectCourse: 'layers',
  micro: 'bolt',
  onlineExam: 'exam',
  offlineExam: 'edit',
  map: 'route',
  certification: 'certificate',
} as const satisfies Record<string, IconName>

export type CourseKind = keyof typeof courseIcons
