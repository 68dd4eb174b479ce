import { type Db, pinnedPlan } from '#platform/db'
import { on } from '../tables.ts'

type Deputy = {
  readonly managerId: string
  readonly deputyId: string
  readonly fromAt: Date
  readonly untilAt: Date
}

/** One deputy per manager: a new one replaces the old. */
export async function putDeputy(db: Db, { managerId, ...deputy }: Deputy): Promise<void> {
  await on(db)
    .insertInto('learning.deputy')
    .values({ managerId, ...deputy })
    .onConflict((conflict) => conflict.columns(['siteId', 'managerId']).doUpdateSet(deputy))
    .execute()
}

export async function dropDeputy(db: Db, managerId: string): Promise<boolean> {
  const { numDeletedRows } = await on(db)
    .deleteFrom('learning.deputy')
    .where('managerId', '=', managerId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The current or upcoming deputy of a manager. */
export async function deputyOf(db: Db, managerId: string, now: Date): Promise<Deputy | undefined> {
  return on(db)
    .selectFrom('learning.deputy')
    .select(['managerId', 'deputyId', 'fromAt', 'untilAt'])
    .where('managerId', '=', managerId)
    .where('untilAt', '>', now)
    .executeTakeFirst()
}

/** The managers whom this account currently represents. */
export async function absentManagers(db: Db, deputyId: string, now: Date): Promise<Deputy[]> {
  return on(db)
    .selectFrom('learning.deputy')
    .modifyFront(pinnedPlan)
    .select(['managerId', 'deputyId', 'fromAt', 'untilAt'])
    .where('deputyId', '=', deputyId)
    .where('fromAt', '<=', now)
    .where('untilAt', '>', now)
    .orderBy('managerId')
    .execute()
}
