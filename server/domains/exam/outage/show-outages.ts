import type { getInvigilationState } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { downtimesOf } from './downtime-queries.ts'

/** The outages of one exam for its invigilators: begin and end, time given, and to whom. */
export async function outagesShown(
  ctx: Ctx,
  examId: string,
): Promise<Result<typeof getInvigilationState>['outages']> {
  const rows = await downtimesOf(ctx.db, examId)
  if (rows.length === 0) return []
  const names = await accountNames(
    ctx.db,
    rows.flatMap(({ accountIds, takenBackBy }) => [...accountIds, ...(takenBackBy ? [takenBackBy] : [])]),
  )
  return rows.map(({ id, beganAt, endedAt, attempts, mostSeconds, ...row }) => ({
    id,
    beganAt: beganAt.toISOString(),
    endedAt: endedAt.toISOString(),
    seconds: Math.round((endedAt.getTime() - beganAt.getTime()) / 1000),
    givenSeconds: mostSeconds,
    capMinutes: row.capSeconds / 60,
    attempts,
    people: row.accountIds.map((accountId) => names.get(accountId) ?? ''),
    untilAt: row.takenBackAt === null ? (row.untilAt?.toISOString() ?? null) : null,
    takenBackAt: row.takenBackAt?.toISOString() ?? null,
    takenBackBy: names.get(row.takenBackBy ?? '') ?? '',
  }))
}
