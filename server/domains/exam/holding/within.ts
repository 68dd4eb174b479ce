import { commonErrors } from '@lyceum/contract/kit'
import { courseFace, coursesWithin } from '#domains/course'
import { unitIdsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { type Exam, examById, lockExam } from './exam-store.ts'

/** The courses whose exams this person operates; `all` needs no list. */
export const operatedCourses = async (ctx: Ctx, words: string) =>
  coursesWithin(ctx.db, await unitIdsWithin(ctx, 'exam.operate'), words)

/** An exam lies where its course lies. */
export async function isWithin(ctx: Ctx, { courseId }: Pick<Exam, 'courseId'>): Promise<boolean> {
  const units = await unitIdsWithin(ctx, 'exam.operate')
  if (units === 'all') return true
  const unitId = (await courseFace(ctx.db, courseId))?.unitId ?? null
  return unitId !== null && units.includes(unitId)
}

/** One out of reach is not there. */
export async function refuseOutside(ctx: Ctx, exam: Pick<Exam, 'courseId'>): Promise<void> {
  if (!(await isWithin(ctx, exam))) fail(commonErrors.NOT_FOUND)
}

export async function examToRead(ctx: Ctx, examId: string): Promise<Exam> {
  const exam = (await examById(ctx.db, examId)) ?? fail(commonErrors.NOT_FOUND)
  await refuseOutside(ctx, exam)
  return exam
}

/** Held for whoever changes it. */
export async function examToOperate(ctx: Ctx, examId: string): Promise<Exam> {
  const exam = (await lockExam(ctx.db, examId)) ?? fail(commonErrors.NOT_FOUND)
  await refuseOutside(ctx, exam)
  return exam
}
