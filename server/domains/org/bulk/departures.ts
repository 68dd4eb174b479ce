import type { Db } from '#platform/db'
import { peopleInCircles } from '../line/keep-lines.ts'
import { lockTree } from '../unit/store.ts'
import {
  dropLinesOfAll,
  dropOwnLines,
  endAllJobs,
  type NamedLine,
  putLines,
  reopenJobs,
} from './departure-store.ts'
import { holdLeading } from './store.ts'

/** What somebody who leaves held until then: their jobs, and who answered to whom by name. */
export type Ended = {
  readonly accountId: string
  readonly jobs: readonly string[]
  readonly lines: readonly NamedLine[]
}

/**
 * Ends every job of people who leave; nobody answers to them by name any more, nor they to anybody. Answers what each
 * has held, so that it can be given back.
 */
export async function endHeld(
  db: Db,
  accountIds: readonly string[],
  today: string,
): Promise<readonly Ended[]> {
  if (accountIds.length === 0) return []
  const leading = await holdLeading(db, accountIds)
  const jobs = await endAllJobs(db, accountIds, today)
  const lines = await dropLinesOfAll(db, accountIds)
  if (leading.length > 0) await untangle(db)
  return accountIds.map((accountId) => ({
    accountId,
    jobs: jobs.filter((job) => job.accountId === accountId).map(({ id }) => id),
    // Between two who leave together it is kept once, with who answered.
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

/** Gives back what leaving has ended, as far as nothing else stands in its place; answers who works again. */
export async function giveBack(db: Db, { ended, by, at }: GivenBack): Promise<readonly string[]> {
  const [jobs, lines] = [ended.flatMap((one) => one.jobs), ended.flatMap((one) => one.lines)]
  if (jobs.length === 0) return []
  await lockTree(db)
  const working = await reopenJobs(db, jobs)
  await putLines(db, lines, { by, at })
  await untangle(db)
  return working
}

/** Coming and going cannot be refused: where people would now answer in a circle, the names give way to the posts. */
async function untangle(db: Db): Promise<void> {
  const circle = await peopleInCircles(db)
  if (circle.length > 0) await dropOwnLines(db, circle)
}
