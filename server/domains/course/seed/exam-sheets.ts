import { courseContent, type CourseKind } from '@lyceum/contract/course'
import { generatedCover } from '../rules.ts'
import type { NewCourse } from './course-store.ts'

/** An exam that the domain above is about to create, and that people find among the courses. */
export type ExamSheet = {
  readonly courseId: string
  readonly versionId: string
  readonly kind: Extract<CourseKind, 'EXAM_COURSE' | 'OFF_EXAM_COURSE'>
  readonly title: string
  readonly summary: string
  readonly categoryId: string | null
  readonly createdBy: string
  readonly shownAt: Date
}

/** The course through which an exam is found: nothing to study, open to everybody. */
export function courseOfExam(sheet: ExamSheet): NewCourse {
  const { courseId: id, versionId, kind, title, summary, categoryId, createdBy, shownAt: at } = sheet
  const times = { state: 'published' as const, createdAt: at, updatedAt: at, publishedAt: at }
  const place = { categoryId, categoryPath: categoryId === null ? [] : [categoryId] }
  const row = {
    id,
    kind,
    title,
    summary,
    createdBy,
    ...place,
    ...times,
    cover: JSON.stringify(generatedCover(title)),
    audience: ['all'],
    hasExam: true,
  }
  return { content: courseContent.parse({}), versionId, modules: [], teachers: [], isChanged: false, row }
}
