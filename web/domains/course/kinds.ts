import type { CourseKind } from '@lyceum/contract/course'
import type { CourseKind as Shown } from '#ui/course/course-card'
import { addressOf } from '#lib/page/navigation'

/** The course kinds as designed, in the order of the filter (B-229). */
export const kindLooks = {
  SELFSTUDY: 'online',
  CLASSROOM: 'project',
  AUDIOVIDEO: 'open',
  INTEGRATED: 'projectCourse',
  SCLASS: 'micro',
  EXAM_COURSE: 'onlineExam',
  OFF_EXAM_COURSE: 'offlineExam',
  MAP: 'map',
} as const satisfies Record<CourseKind, Shown>

export const shownKinds = [
  'SELFSTUDY',
  'CLASSROOM',
  'AUDIOVIDEO',
  'INTEGRATED',
  'SCLASS',
  'EXAM_COURSE',
  'OFF_EXAM_COURSE',
  'MAP',
] as const satisfies readonly CourseKind[]

/** The kinds in the exam list. */
export const examKinds = ['EXAM_COURSE', 'OFF_EXAM_COURSE'] as const satisfies readonly CourseKind[]

export const isExam = (kind: CourseKind): boolean => examKinds.some((examKind) => examKind === kind)

/** The study page of each kind. */
const studyPlaces = {
  SELFSTUDY: '/course/online',
  SCLASS: '/course/online',
  CLASSROOM: '/course/face',
  AUDIOVIDEO: '/course/open',
  INTEGRATED: '/course/project',
  EXAM_COURSE: '/exam/online',
  OFF_EXAM_COURSE: '/exam/face',
  MAP: '/learningMap/detail',
} as const satisfies Record<CourseKind, string>

/** The link to the study page of a course, optionally at a module. */
export function studyLinkOf(kind: CourseKind, itmId: string, modId?: string | null): string {
  return addressOf(studyPlaces[kind], { itmId, modId: modId ?? undefined })
}
