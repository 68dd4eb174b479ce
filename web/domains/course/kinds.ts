import type { CourseKind } from '@lyceum/contract/course'
import type { CourseKind as Shown } from '#ui/course/course-card'
import { addressOf } from '#lib/way'

/** The kinds of courses as the design draws them, in the order of the filter (B-229). */
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

/** What the list of exams shows. */
export const examKinds = ['EXAM_COURSE', 'OFF_EXAM_COURSE'] as const satisfies readonly CourseKind[]

export const isExam = (kind: CourseKind): boolean => examKinds.some((one) => one === kind)

/** Where each kind is studied. */
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

/** The way to where a course is studied, at a module if one is named. */
export function studyWay(kind: CourseKind, itmId: string, modId?: string | null): string {
  return addressOf(studyPlaces[kind], { itmId, modId: modId ?? undefined })
}
