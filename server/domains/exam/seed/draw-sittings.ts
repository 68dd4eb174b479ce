import type { ExamSettings } from '@lyceum/contract/exam'
import type { SeedCtx } from '#platform/domain/seed'
import { type ExamSetup, type SeedAttempt, sitExam, type Taker } from './sit-exam.ts'

/** The result of a candidate; the learning domain stores it as an enrolment. */
export type Outcome = {
  readonly enrolmentId: string
  readonly accountId: string
  readonly isPassed: boolean
  readonly isUsedUp: boolean
  /** In percent. */
  readonly score: number | null
  readonly seconds: number
  readonly appliedAt: Date
  readonly endedAt: Date | null
}

type SittingPlan = {
  readonly examData: ExamSetup
  readonly takers: readonly Taker[]
  readonly days: readonly [number, number]
  readonly settings: Pick<ExamSettings, 'maxOpens' | 'maxSubmits'>
  readonly isAhead: boolean
}

type Means = Pick<SeedCtx, 'random' | 'ids' | 'calendar'>

/** Who took the exam, how often, and their current state. */
export function drawSittings(plan: SittingPlan, means: Means) {
  return plan.takers.map((taker) => {
    const enrolmentId = means.ids.next()
    // Before an exam, or absent from it, somebody is only enrolled.
    const isAway = plan.isAhead || means.random.chance(0.06)
    const attempts = isAway ? [] : sitUntilPassed(plan, { taker, enrolmentId }, means)
    return { taker, attempts, outcome: outcomeOf(plan, { taker, enrolmentId, attempts }, means) }
  })
}

type Whose = { readonly taker: Taker; readonly enrolmentId: string }

function sitUntilPassed(
  { examData, days, settings }: SittingPlan,
  { taker, enrolmentId }: Whose,
  means: Means,
): readonly SeedAttempt[] {
  const { random, calendar } = means
  const [from, until] = days
  const attempts: SeedAttempt[] = []
  const first = random.int(from, until)
  const times = mostTimes(settings, 3)
  for (let number = 1; number <= times; number += 1) {
    const day = Math.min(until, first + (number - 1) * 2)
    // A later attempt begins after the last one ended.
    const startedAt = calendar.moment(day, (9 + (number - 1) * 4) * 60 + random.int(0, 120))
    const attempt = sitExam(examData, taker, { ...means, sitting: { number, enrolmentId, startedAt } })
    attempts.push(attempt)
    const isOpen = attempt.row.isPassed === null
    if (attempt.row.isPassed || isOpen || random.chance(0.35)) break
  }
  return attempts
}

const mostTimes = ({ maxOpens, maxSubmits }: SittingPlan['settings'], otherwise: number) =>
  Math.min(maxOpens ?? otherwise, maxSubmits ?? otherwise)

type Been = Whose & { readonly attempts: readonly SeedAttempt[] }

function outcomeOf(
  { days, settings }: SittingPlan,
  { taker, enrolmentId, attempts }: Been,
  { random, calendar }: Means,
): Outcome {
  const last = attempts.at(-1)
  const isPassed = attempts.some(({ row }) => row.isPassed)
  const isUsedUp =
    !isPassed && last?.row.isPassed === false && attempts.length >= mostTimes(settings, Infinity)
  const percents = attempts.flatMap(({ row }) =>
    row.score === null ? [] : [Math.round((Number(row.score) * 1000) / Number(row.fullScore)) / 10],
  )
  const used = attempts.map(({ row }) => row.submittedAt.getTime() - row.startedAt.getTime())
  const endedAt = isPassed || isUsedUp ? (last?.row.submittedAt ?? null) : null
  return {
    enrolmentId,
    accountId: taker.id,
    isPassed,
    isUsedUp,
    endedAt,
    score: percents.length === 0 ? null : Math.max(...percents),
    seconds: Math.round(used.reduce((sum, attempt) => sum + attempt, 0) / 1000),
    appliedAt: calendar.moment(Math.min(days[0], 0) - random.int(2, 12), random.int(9, 18) * 60),
  }
}

/** A wrong answer stays in the notebook until mastered; some have been practised since. */
export function mistakesIn(all: readonly SeedAttempt[], { random, calendar }: Means) {
  const notebook = new Map<string, ReturnType<typeof noted>>()
  const noted = (
    { row }: SeedAttempt,
    question: { questionVersionId: string; type: string },
    wrong: number,
  ) => {
    const isOld = row.submittedAt < calendar.moment(-45)
    const correct = isOld
      ? random.int(0, 5)
      : random.weighted([
          [0, 6],
          [1, 2],
          [2, 1],
        ] as const)
    return {
      accountId: row.accountId,
      examId: row.examId,
      formId: row.formId,
      wrong,
      correct,
      questionVersionId: question.questionVersionId,
      type: question.type,
      notedAt: row.submittedAt,
      dueAt: correct === 0 ? row.submittedAt : calendar.moment(random.int(-2, 9), 9 * 60),
    }
  }
  for (const attempt of all)
    for (const part of attempt.parts.filter(({ isRight }) => isRight === false)) {
      const key = `${attempt.row.accountId}:${part.questionVersionId}`
      notebook.set(key, noted(attempt, part, (notebook.get(key)?.wrong ?? 0) + 1))
    }
  return [...notebook.values()]
}
