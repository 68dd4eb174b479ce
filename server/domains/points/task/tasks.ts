import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type collectTask,
  type getTaskFeature,
  type listDailyTasks,
  pointsErrors,
  type TaskType,
} from '@lyceum/contract/points'
import { taskCollected } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { dayOf, todayOf } from '#platform/days'
import { fail } from '#platform/failure'
import { earn } from '../ledger/earn.ts'
import { holds } from '../rule/rules.ts'
import { rulesOf } from '../rule/store.ts'
import { doneBy } from './done-by.ts'
import { insertTask, markCollected, taskById, tasksOn } from './store.ts'

/** The tasks that can be done here: their rule is on, and a room that stands tells when they are done. */
async function offered(ctx: Ctx): Promise<readonly { readonly type: TaskType; readonly points: number }[]> {
  const rules = new Map((await rulesOf(ctx.db)).map((rule) => [rule.name, rule]))
  return doneBy.flatMap(({ type }) => {
    const rule = rules.get(`task.${type}`)
    return rule && holds(rule, ctx.now) ? [{ type, points: rule.points }] : []
  })
}

/** B-160. */
export async function taskFeature(ctx: Ctx): Promise<Result<typeof getTaskFeature>> {
  return { flag: (await offered(ctx)).length > 0 }
}

/** B-165 to B-168. */
export async function dailyTasks(ctx: Ctx): Promise<Result<typeof listDailyTasks>> {
  const done = new Map((await tasksOn(ctx.db, ctx.actor.id, todayOf(ctx))).map((task) => [task.type, task]))
  const tasks = await offered(ctx)
  return {
    records: tasks.map(({ type, points }) => {
      const task = done.get(type)
      return {
        taskType: type,
        // What it was worth when it was done stays what it is worth.
        integral: task?.points ?? points,
        userTaskId: task?.id ?? null,
        acquireDatetime: task?.collectedAt?.toISOString() ?? null,
      }
    }),
  }
}

/** Notes that somebody has done a task, for the day on which it was done. */
export async function completeTask(
  ctx: Ctx,
  { type, accountId }: { readonly type: TaskType; readonly accountId: string },
): Promise<void> {
  const task = (await offered(ctx)).find((one) => one.type === type)
  if (!task) return
  const day = dayOf(ctx.now, ctx.site.zone)
  await insertTask(ctx.db, { accountId, day, type, points: task.points, doneAt: ctx.now })
}

/** B-171: after completion, on the same day, once. */
export async function collect(
  ctx: Ctx,
  { id }: Input<typeof collectTask>,
): Promise<Result<typeof collectTask>> {
  const task = await taskById(ctx.db, id)
  const accountId = ctx.actor.id
  if (task?.accountId !== accountId) return fail(commonErrors.NOT_FOUND)
  if (!(await markCollected(ctx.db, { taskId: id, day: todayOf(ctx), at: ctx.now })))
    fail(pointsErrors.TASK_COLLECT_FAILED)
  const { type, points: amount, day } = task
  await earn(ctx, { accountId, rule: `task.${type}`, object: `day:${day}`, amount })
  await ctx.tell(taskCollected, { accountId, taskId: id, type, amount })
  return { integral: amount, acquireDatetime: ctx.now.toISOString() }
}
