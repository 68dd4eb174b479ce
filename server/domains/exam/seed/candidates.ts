import type { SeedCtx } from '#platform/domain/seed'
import type { Outcome } from './draw-sittings.ts'
import { insertCandidates, insertOnSite } from './exams-store.ts'
import type { ExamTexts } from './exam-texts.ts'
import type { CourseExam } from './plan-course-exams.ts'
import type { SeedAttempt, Taker } from './sit-exam.ts'

type Been = {
  readonly examId: string
  readonly exam: CourseExam
  readonly texts: ExamTexts
  readonly taker: Taker
  readonly attempts: readonly SeedAttempt[]
  readonly at: number
}

/** What somebody has used of an exam, and their allowances. */
export function candidateRow({ calendar }: SeedCtx, { examId, exam, texts, taker, attempts, at }: Been) {
  const scores = attempts.flatMap(({ row }) => (row.score === null ? [] : [Number(row.score)]))
  return {
    examId,
    accountId: taker.id,
    opens: attempts.length,
    submits: attempts.length,
    bestScore: scores.length === 0 ? null : String(Math.max(...scores)),
    isPassed: attempts.some(({ row }) => row.isPassed),
    ...(exam.hasMakeUp && attempts.length === 0
      ? {
          makeUpFrom: calendar.moment(-1, 9 * 60),
          makeUpUntil: calendar.moment(6, 18 * 60),
          reason: texts.makeUpReason,
        }
      : {}),
    ...(at === 7 ? { extraMinutes: 15, reason: texts.extraReason } : {}),
  }
}

type OnSite = {
  readonly examId: string
  readonly exam: CourseExam
  readonly takers: readonly Taker[]
  readonly isAhead: boolean
}

const passMark = 60

/** An exam on site: an examiner enters everybody's score. */
export async function sitOnSite(ctx: SeedCtx, { examId, exam, takers, isAhead }: OnSite) {
  const { random, calendar, ids } = ctx
  const day = exam.from ?? 0
  const results = takers.map(({ id: accountId, ability }) => {
    const score = Math.min(100, Math.round(100 * (ability + (random.next() - 0.45) * 0.3)))
    const at = calendar.moment(day, random.int(9 * 60, 16 * 60))
    return { accountId, score, at, isPassed: score >= passMark, enrolmentId: ids.next() }
  })
  if (!isAhead) {
    await insertOnSite(
      ctx,
      results.map((result) => ({ ...result, id: ids.next(), examId })),
    )
    await insertCandidates(
      ctx,
      results.map(({ accountId, score, isPassed }) => {
        const used = { opens: 1, submits: 1, bestScore: String(score) }
        return { examId, accountId, ...used, isPassed }
      }),
    )
  }
  const outcomes = results.map(({ accountId, enrolmentId, score, isPassed, at }): Outcome => ({
    accountId,
    enrolmentId,
    isUsedUp: false,
    seconds: isAhead ? 0 : 1800,
    isPassed: !isAhead && isPassed,
    score: isAhead ? null : score,
    appliedAt: calendar.moment(Math.min(day, 0) - random.int(2, 12), 10 * 60),
    endedAt: !isAhead && isPassed ? at : null,
  }))
  return { outcomes, papers: [] }
}
