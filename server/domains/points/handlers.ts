import type { TaskType } from '@lyceum/contract/points'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/time/days'
import type { Earning, RuleEarning } from '#platform/domain/earning'
import type { EventHandler } from '#platform/domain'
import { tasksAmong } from './earning/collect-earnings.ts'
import { earn } from './earning/earn-points.ts'
import { earnByScore } from './score/earn-by-score.ts'
import { freeze } from './sign-in/freeze-streak.ts'
import { completeTask } from './task/collect-task.ts'

/** One handler for every declared earning, under the name that its domain gave it. */
export function handlersFor(earnings: readonly Earning[]): readonly EventHandler[] {
  const tasks = tasksAmong(earnings)
  return earnings.map((earning) => ({
    event: earning.event,
    name: earning.name,
    handle: handlerOf(earning, tasks),
  }))
}

function handlerOf(earning: Earning, tasks: readonly TaskType[]): EventHandler['handle'] {
  if (earning.kind === 'rule') return (ctx, details) => earnByRule(ctx, earning, details)
  if (earning.kind === 'score') return (ctx, details) => earnByScore(ctx, earning.scoreOf(details))
  if (earning.kind === 'absence') return (ctx, details) => freeze(ctx, earning.absenceOf(details))
  const { task, doerOf } = earning
  return async (ctx, details) => {
    const accountId = doerOf(details)
    const type = tasks.find((taskType) => taskType === task)
    if (accountId !== undefined && type) await completeTask(ctx, tasks, { type, accountId })
  }
}

async function earnByRule(ctx: Ctx, { rule, event, activityOf }: RuleEarning, details: never): Promise<void> {
  const activity = activityOf(details, todayOf(ctx))
  if (activity) await earn(ctx, { rule, ...activity, event: event.name })
}
