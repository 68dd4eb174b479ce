import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { on } from '../tables.ts'
import { seedCompletions, seedFigures } from './figures-store.ts'
import type { Enrolment } from './history.ts'

type ExamResult = {
  readonly enrolmentId: string
  readonly courseId: string
  readonly versionId: string
  readonly accountId: string
  readonly isPassed: boolean
  readonly isUsedUp: boolean
  readonly score: number | null
  readonly seconds: number
  readonly appliedAt: Date
  readonly endedAt: Date | null
}

/** The learning records of exams: the exam domain has generated the candidates and their results. */
export async function seedExamResults(ctx: SeedCtx, results: readonly ExamResult[]): Promise<void> {
  const enrolments = results.map(enrolmentOf)
  await inGroups(enrolments, (group) => on(ctx.db).insertInto('learning.enrolment').values(group).execute())
  await seedCompletions(ctx, enrolments)
  const courses = [...new Set(results.map(({ courseId }) => courseId))].map((id) => ({ id }))
  await seedFigures(ctx, courses, enrolments)
}

function enrolmentOf({
  enrolmentId,
  isPassed,
  isUsedUp,
  score,
  seconds,
  appliedAt,
  endedAt,
  ...whose
}: ExamResult): Enrolment {
  return {
    id: enrolmentId,
    ...whose,
    status: isPassed ? 'PASSED' : isUsedUp ? 'FAILED' : 'IN_PROGRESS',
    holdsSeat: !isUsedUp,
    source: 'administrator',
    dueAt: null,
    appliedAt,
    beganAt: appliedAt,
    progress: isPassed ? 100 : 0,
    score: score === null ? null : String(score),
    seconds,
    studiedAt: seconds > 0 ? (endedAt ?? appliedAt) : null,
    endedAt,
  }
}
