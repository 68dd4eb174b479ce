import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type collectTask as collectTaskEndpoint,
  type getTaskFeature as getTaskFeatureEndpoint,
  type listDailyTasks as listDailyTasksEndpoint,
  pointsErrors,
  type TaskType,
} from '@lyceum/contract/points'
import { taskCollected } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { dayOf, todayOf } from '#platform/time/days'
import { fail } from '#platform/app-error'
import { earn } from '../earning/earn-points.ts'
import { isActive } from '../rule/rules.ts'
import { rulesOf } from '../rule/store.ts'
import { insertTask, markCollected, taskById, tasksOn } from './store.ts'

/** The tasks that can be done here: their rule is on, and a domain publishes their events. */
async function offered(
  ctx: Ctx,
  doable: readonly TaskType[],
): Promise<readonly { readonly type: TaskType; readonly points: number }[]> {
  const rules = new Map((await rulesOf(ctx.db)).map((rule) => [rule.name, rule]))
  return doable.flatMap((type) => {
    const rule = rules.get(`task.${type}`)
    return rule && isActive(rule, ctx.now) ? [{ type, points: rule.points }] : []
  })
}

/** B-160. */
export async function getTaskFeature(
  ctx: Ctx,
  doable: readonly TaskType[],
): Promise<Result<typeof getTaskFeatureEndpoint>> {
  return { flag: (await offered(ctx, doable)).length > 0 }
}

/** B-165 to B-168. */
export async function listDailyTasks(
  ctx: Ctx,
  doable: readonly TaskType[],
): Promise<Result<typeof listDailyTasksEndpoint>> {
  const done = new Map((await tasksOn(ctx.db, ctx.actor.id, todayOf(ctx))).map((task) => [task.type, task]))
  const tasks = await offered(ctx, doable)
  return {
    records: tasks.map(({ type, points }) => {
      const task = done.get(type)
      return {
        taskType: type,
        // The points at the time it was done stay valid.
        integral: task?.points ?? points,
        userTaskId: task?.id ?? null,
        acquireDatetime: task?.collectedAt?.toISOString() ?? null,
      }
    }),
  }
}

/** Records that a person has done a task, for the day on which it was done. */
export async function completeTask(
  ctx: Ctx,
  doable: readonly TaskType[],
  { type, accountId }: { readonly type: TaskType; readonly accountId: string },
): Promise<void> {
  const task = (await offered(ctx, doable)).find((candidate) => candidate.type === type)
  if (!task) return
  const day = dayOf(ctx.now, ctx.site.zone)
  await insertTask(ctx.db, { accountId, day, type, points: task.points, doneAt: ctx.now })
}

/** B-171: after completion, on the same day, once. */
export async function collectTask(
  ctx: Ctx,
  { id }: Input<typeof collectTaskEndpoint>,
): Promise<Result<typeof collectTaskEndpoint>> {
  const task = await taskById(ctx.db, id)
  const accountId = ctx.actor.id
  if (task?.accountId !== accountId) return fail(commonErrors.NOT_FOUND)
  if (!(await markCollected(ctx.db, { taskId: id, day: todayOf(ctx), at: ctx.now })))
    fail(pointsErrors.TASK_COLLECT_FAILED)
  const { type, points: amount, day } = task
  await earn(ctx, { accountId, rule: `task.${type}`, object: `day:${day}`, amount })
  await ctx.publish(taskCollected, { accountId, taskId: id, type, amount })
  return { integral: amount, acquireDatetime: ctx.now.toISOString() }
}
