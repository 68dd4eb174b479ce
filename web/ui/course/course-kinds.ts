import type { IconName } from '../picture/icon-paths.ts'

/** The kinds of courses and their icons. */
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
