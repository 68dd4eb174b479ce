import type { SeedCtx } from '#platform/seed'
import type { Outcome } from './draw-sittings.ts'
import { insertCandidates, insertOnSite } from './held-store.ts'
import type { HeldWords } from './held-words.ts'
import type { HeldExam } from './plan-held.ts'
import type { Sat, Taker } from './sit-exam.ts'

type Been = {
  readonly examId: string
  readonly exam: HeldExam
  readonly words: HeldWords
  readonly taker: Taker
  readonly sat: readonly Sat[]
  readonly at: number
}

/** What somebody has used of an exam, and what they were given beyond it. */
export function candidateRow({ calendar }: SeedCtx, { examId, exam, words, taker, sat, at }: Been) {
  const scores = sat.flatMap(({ row }) => (row.score === null ? [] : [Number(row.score)]))
  return {
    examId,
    accountId: taker.id,
    opens: sat.length,
    submits: sat.length,
    bestScore: scores.length === 0 ? null : String(Math.max(...scores)),
    isPassed: sat.some(({ row }) => row.isPassed),
    ...(exam.hasMakeUp && sat.length === 0
      ? {
          makeUpFrom: calendar.moment(-1, 9 * 60),
          makeUpUntil: calendar.moment(6, 18 * 60),
          reason: words.makeUpReason,
        }
      : {}),
    ...(at === 7 ? { extraMinutes: 15, reason: words.extraReason } : {}),
  }
}

type OnSite = {
  readonly examId: string
  readonly exam: HeldExam
  readonly takers: readonly Taker[]
  readonly isAhead: boolean
}

const passMark = 60

/** An exam at which people meet: an examiner writes down what each of them got. */
export async function sitOnSite(ctx: SeedCtx, { examId, exam, takers, isAhead }: OnSite) {
  const { random, calendar, ids } = ctx
  const day = exam.from ?? 0
  const drawn = takers.map(({ id: accountId, ability }) => {
    const score = Math.min(100, Math.round(100 * (ability + (random.next() - 0.45) * 0.3)))
    const at = calendar.moment(day, random.int(9 * 60, 16 * 60))
    return { accountId, score, at, isPassed: score >= passMark, enrolmentId: ids.next() }
  })
  if (!isAhead) {
    await insertOnSite(
      ctx,
      drawn.map((one) => ({ ...one, id: ids.next(), examId })),
    )
    await insertCandidates(
      ctx,
      drawn.map(({ accountId, score, isPassed }) => {
        const used = { opens: 1, submits: 1, bestScore: String(score) }
        return { examId, accountId, ...used, isPassed }
      }),
    )
  }
  const outcomes = drawn.map(({ accountId, enrolmentId, score, isPassed, at }): Outcome => ({
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
