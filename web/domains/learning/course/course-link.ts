import type { CourseKind } from '@lyceum/contract/course'
import { isExam, studyLinkOf } from '#domains/course'
import { detailQuery } from './course-query.ts'

/** The link of a card: an exam leads to its lobby, everything else to its detail page. */
export const courseLinkOf = (kind: CourseKind, itmId: string): string =>
  isExam(kind) ? studyLinkOf(kind, itmId) : detailQuery.to({ itmId })
