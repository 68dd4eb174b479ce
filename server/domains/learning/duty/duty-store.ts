import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Accounts with an open duty by a rule, course by course. */
export async function openDuties(db: Db, ruleId: string) {
  return on(db)
    .selectFrom('learning.duty')
    .select(['accountId', 'courseId'])
    .where('ruleId', '=', ruleId)
    .where('endedAt', 'is', null)
    .execute()
}

type NewDuty = {
  readonly ruleId: string
  readonly courseId: string
  readonly accountId: string
  readonly because: string
  readonly since: Date
  readonly dueAt: Date | null
}

/** A returning person gets the duty again, from now on: the earlier one stays in the log. */
export async function putDuties(db: Db, duties: readonly NewDuty[]): Promise<void> {
  if (duties.length === 0) return
  await on(db)
    .insertInto('learning.duty')
    .values([...duties])
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'ruleId', 'courseId', 'accountId']).doUpdateSet((at) => ({
        because: at.ref('excluded.because'),
        since: at.ref('excluded.since'),
        dueAt: at.ref('excluded.dueAt'),
        endedAt: null,
      })),
    )
    .execute()
}

type Ending = {
  readonly ruleId: string
  readonly courseId: string
  readonly accountIds: readonly string[]
  readonly at: Date
}

export async function endDuties(db: Db, { ruleId, courseId, accountIds, at }: Ending): Promise<void> {
  await on(db)
    .updateTable('learning.duty')
    .set({ endedAt: at })
    .where('ruleId', '=', ruleId)
    .where('courseId', '=', courseId)
    .where('accountId', 'in', accountIds)
    .where('endedAt', 'is', null)
    .execute()
}

/** Which of these people have the same course as a duty by another rule. */
export async function dutyElsewhere(
  db: Db,
  courseId: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await on(db)
    .selectFrom('learning.duty')
    .select('accountId')
    .where('courseId', '=', courseId)
    .where('accountId', 'in', accountIds)
    .where('endedAt', 'is', null)
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}

export async function countPeople(db: Db, ruleId: string): Promise<number> {
  const { people } = await on(db)
    .selectFrom('learning.duty')
    .select(({ fn }) => fn.count<string>('accountId').distinct().as('people'))
    .where('ruleId', '=', ruleId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(people)
}
