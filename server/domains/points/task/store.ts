import type { TaskType } from '@lyceum/contract/points'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Done = {
  readonly accountId: string
  readonly day: string
  readonly type: TaskType
  readonly points: number
  readonly doneAt: Date
}

/** A task counts once a day, however often it is done. */
export async function insertTask(db: Db, task: Done): Promise<void> {
  await on(db)
    .insertInto('points.task')
    .values(task)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function tasksOn(db: Db, accountId: string, day: string) {
  return on(db)
    .selectFrom('points.task')
    .select(['id', 'type', 'points', 'collectedAt'])
    .where('accountId', '=', accountId)
    .where('day', '=', day)
    .execute()
}

export async function taskById(db: Db, taskId: string) {
  return on(db)
    .selectFrom('points.task')
    .select(['id', 'accountId', 'day', 'type', 'points'])
    .where('id', '=', taskId)
    .executeTakeFirst()
}

/** Whether its points were still uncollected: of two concurrent calls one succeeds (INV-P08). */
export async function markCollected(
  db: Db,
  { taskId, day, at }: { readonly taskId: string; readonly day: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('points.task')
    .set({ collectedAt: at })
    .where('id', '=', taskId)
    .where('day', '=', day)
    .where('collectedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
