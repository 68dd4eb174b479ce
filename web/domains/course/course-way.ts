import type { CourseKind } from '@lyceum/contract/course'
import { detailQuery } from './course-query.ts'
import { isExam, studyWay } from './kinds.ts'

/** Where a card leads: an exam to its lobby, everything else to the page that tells about it. */
export const courseWay = (kind: CourseKind, itmId: string): string =>
  isExam(kind) ? studyWay(kind, itmId) : detailQuery.to({ itmId })
