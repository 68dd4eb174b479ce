import type { Db } from '#platform/db'
import { peopleInCircles } from '../line/check-reporting-lines.ts'
import { lockTree } from '../tree/store.ts'
import {
  dropLinesOfAll,
  dropOwnLines,
  endAllJobs,
  type NamedLine,
  putLines,
  reopenJobs,
} from './departure-store.ts'
import { lockLeaders } from './store.ts'

/** What a leaving person had: their jobs and named reporting lines. */
export type Ended = {
  readonly accountId: string
  readonly jobs: readonly string[]
  readonly lines: readonly NamedLine[]
}

/**
 * Ends every job and every named reporting line of people who leave. Returns what each had, so that it can be
 * restored.
 */
export async function endJobsAndLines(
  db: Db,
  accountIds: readonly string[],
  today: string,
): Promise<readonly Ended[]> {
  if (accountIds.length === 0) return []
  const leading = await lockLeaders(db, accountIds)
  const jobs = await endAllJobs(db, accountIds, today)
  const lines = await dropLinesOfAll(db, accountIds)
  if (leading.length > 0) await untangle(db)
  return accountIds.map((accountId) => ({
    accountId,
    jobs: jobs.filter((job) => job.accountId === accountId).map(({ id }) => id),
    // A line between two people who leave together is stored once, with the subordinate.
    lines: lines.filter((line) =>
      accountIds.includes(line.accountId) ? line.accountId === accountId : line.managerId === accountId,
    ),
  }))
}

type GivenBack = {
  readonly ended: readonly Omit<Ended, 'accountId'>[]
  readonly by: string
  readonly at: Date
}

/** Restores what leaving has ended, unless something has replaced it; returns who works again. */
export async function giveBack(db: Db, { ended, by, at }: GivenBack): Promise<readonly string[]> {
  const [jobs, lines] = [
    ended.flatMap((departure) => departure.jobs),
    ended.flatMap((departure) => departure.lines),
  ]
  if (jobs.length === 0) return []
  await lockTree(db)
  const working = await reopenJobs(db, jobs)
  await putLines(db, lines, { by, at })
  await untangle(db)
  return working
}

/** Leaving and returning cannot be rejected: where a reporting circle would result, the named managers are dropped. */
async function untangle(db: Db): Promise<void> {
  const circle = await peopleInCircles(db)
  if (circle.length > 0) await dropOwnLines(db, circle)
}
