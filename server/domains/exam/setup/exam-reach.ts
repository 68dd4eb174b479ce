import { commonErrors } from '@lyceum/contract/kit'
import { courseSummary, coursesWithin } from '#domains/course'
import { unitIdsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { type Exam, examById, lockExam } from './exam-store.ts'

/** The courses whose exams the caller operates; `all` needs no list. */
export const operatedCourses = async (ctx: Ctx, text: string) =>
  coursesWithin(ctx.db, await unitIdsWithin(ctx, 'exam.operate'), text)

/** An exam belongs to the unit of its course. */
export async function isWithin(ctx: Ctx, { courseId }: Pick<Exam, 'courseId'>): Promise<boolean> {
  const units = await unitIdsWithin(ctx, 'exam.operate')
  if (units === 'all') return true
  const unitId = (await courseSummary(ctx.db, courseId))?.unitId ?? null
  return unitId !== null && units.includes(unitId)
}

/** An exam out of reach is not found. */
export async function refuseOutside(ctx: Ctx, exam: Pick<Exam, 'courseId'>): Promise<void> {
  if (!(await isWithin(ctx, exam))) fail(commonErrors.NOT_FOUND)
}

export async function examToRead(ctx: Ctx, examId: string): Promise<Exam> {
  const exam = (await examById(ctx.db, examId)) ?? fail(commonErrors.NOT_FOUND)
  await refuseOutside(ctx, exam)
  return exam
}

/** Locked for the caller's change. */
export async function examToOperate(ctx: Ctx, examId: string): Promise<Exam> {
  const exam = (await lockExam(ctx.db, examId)) ?? fail(commonErrors.NOT_FOUND)
  await refuseOutside(ctx, exam)
  return exam
}
