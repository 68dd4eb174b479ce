import type { ExamSettings } from '@lyceum/contract/exam'
import type { SeedCtx } from '#platform/seed'
import { type Held, type Sat, sitExam, type Taker } from './sit-exam.ts'

/** What became of somebody who was to sit an exam; the room of learning keeps it as an enrolment. */
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

type Wish = {
  readonly held: Held
  readonly takers: readonly Taker[]
  readonly days: readonly [number, number]
  readonly settings: Pick<ExamSettings, 'maxOpens' | 'maxSubmits'>
  readonly isAhead: boolean
}

type Means = Pick<SeedCtx, 'random' | 'ids' | 'calendar'>

/** Whoever came, how often, and how they stand now. */
export function drawSittings(wish: Wish, means: Means) {
  return wish.takers.map((taker) => {
    const enrolmentId = means.ids.next()
    // Before an exam, or absent from it, somebody is merely enrolled.
    const isAway = wish.isAhead || means.random.chance(0.06)
    const sat = isAway ? [] : sitUntilPassed(wish, { taker, enrolmentId }, means)
    return { taker, sat, outcome: outcomeOf(wish, { taker, enrolmentId, sat }, means) }
  })
}

type Whose = { readonly taker: Taker; readonly enrolmentId: string }

function sitUntilPassed(
  { held, days, settings }: Wish,
  { taker, enrolmentId }: Whose,
  means: Means,
): readonly Sat[] {
  const { random, calendar } = means
  const [from, until] = days
  const sat: Sat[] = []
  const first = random.int(from, until)
  const times = mostTimes(settings, 3)
  for (let number = 1; number <= times; number += 1) {
    const day = Math.min(until, first + (number - 1) * 2)
    // A later attempt begins after the last one ended.
    const startedAt = calendar.moment(day, (9 + (number - 1) * 4) * 60 + random.int(0, 120))
    const one = sitExam(held, taker, { ...means, sitting: { number, enrolmentId, startedAt } })
    sat.push(one)
    const isOpen = one.row.isPassed === null
    if (one.row.isPassed || isOpen || random.chance(0.35)) break
  }
  return sat
}

const mostTimes = ({ maxOpens, maxSubmits }: Wish['settings'], otherwise: number) =>
  Math.min(maxOpens ?? otherwise, maxSubmits ?? otherwise)

type Been = Whose & { readonly sat: readonly Sat[] }

function outcomeOf(
  { days, settings }: Wish,
  { taker, enrolmentId, sat }: Been,
  { random, calendar }: Means,
): Outcome {
  const last = sat.at(-1)
  const isPassed = sat.some(({ row }) => row.isPassed)
  const isUsedUp = !isPassed && last?.row.isPassed === false && sat.length >= mostTimes(settings, Infinity)
  const percents = sat.flatMap(({ row }) =>
    row.score === null ? [] : [Math.round((Number(row.score) * 1000) / Number(row.fullScore)) / 10],
  )
  const used = sat.map(({ row }) => row.submittedAt.getTime() - row.startedAt.getTime())
  const endedAt = isPassed || isUsedUp ? (last?.row.submittedAt ?? null) : null
  return {
    enrolmentId,
    accountId: taker.id,
    isPassed,
    isUsedUp,
    endedAt,
    score: percents.length === 0 ? null : Math.max(...percents),
    seconds: Math.round(used.reduce((sum, one) => sum + one, 0) / 1000),
    appliedAt: calendar.moment(Math.min(days[0], 0) - random.int(2, 12), random.int(9, 18) * 60),
  }
}

/** A question wrong in a paper stands in the notebook until it is mastered; some have been practised since. */
export function mistakesIn(all: readonly Sat[], { random, calendar }: Means) {
  const notebook = new Map<string, ReturnType<typeof noted>>()
  const noted = ({ row }: Sat, question: { questionVersionId: string; type: string }, wrong: number) => {
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
  for (const one of all)
    for (const part of one.parts.filter(({ isRight }) => isRight === false)) {
      const key = `${one.row.accountId}:${part.questionVersionId}`
      notebook.set(key, noted(one, part, (notebook.get(key)?.wrong ?? 0) + 1))
    }
  return [...notebook.values()]
}
