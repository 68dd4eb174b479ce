import type { SeedCtx } from '#platform/domain/seed'
import { type ExamPaper, seedExams, type ExamResult } from './seed/seed-exams.ts'
import type { CourseExam, Person } from './seed/plan-course-exams.ts'

export { planCourseExams } from './seed/plan-course-exams.ts'

type Made = {
  readonly people: readonly Person[]
  readonly papers: readonly ExamPaper[]
  /** Exams whose courses exist already. */
  readonly examData: readonly CourseExam[]
}

/** Exams of a demonstration site; answers what became of whoever was to sit one. */
export const seed = (ctx: SeedCtx, made: Made): Promise<readonly ExamResult[]> => seedExams(ctx, made)
