import { inGroups, type SeedCtx } from '#platform/seed'
import { on } from '../tables.ts'
import { seedCompletions, seedFigures } from './figures-store.ts'
import type { Enrolment } from './history.ts'

type Sat = {
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

/** The learning records of exams: the room above has drawn who sat them and how it went. */
export async function seedSat(ctx: SeedCtx, sat: readonly Sat[]): Promise<void> {
  const enrolments = sat.map(enrolmentOf)
  await inGroups(enrolments, (group) => on(ctx.db).insertInto('learning.enrolment').values(group).execute())
  await seedCompletions(ctx, enrolments)
  const courses = [...new Set(sat.map(({ courseId }) => courseId))].map((id) => ({ id }))
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
}: Sat): Enrolment {
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
