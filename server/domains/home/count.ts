import type * as contract from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'

/** What rooms count, each under a name that the shell knows. */
export type Counters = readonly {
  readonly name: contract.CounterName
  readonly count: (ctx: Ctx) => Promise<number>
}[]

export async function topCount(ctx: Ctx, counters: Counters): Promise<Result<typeof contract.getTopCount>> {
  return { unreadWebMessage: await sumOf(ctx, counters, 'unreadWebMessage') }
}

export async function todoCount(ctx: Ctx, counters: Counters): Promise<Result<typeof contract.getTodoCount>> {
  const sum = (name: contract.CounterName) => sumOf(ctx, counters, name)
  const [announceCount, messageCount, evaluationCount, markingCount, inviteCount, leaveCount, approvalCount] =
    await Promise.all([
      sum('announceCount'),
      sum('messageCount'),
      sum('evaluationCount'),
      sum('markingCount'),
      sum('inviteCount'),
      sum('leaveCount'),
      sum('approvalCount'),
    ])
  return {
    announceCount,
    messageCount,
    evaluationCount,
    markingCount,
    inviteCount,
    leaveCount,
    approvalCount,
  }
}

/** Adds up what the rooms count under one name; nobody counting is nothing waiting. */
async function sumOf(ctx: Ctx, counters: Counters, name: contract.CounterName): Promise<number> {
  const ours = counters.filter((counter) => counter.name === name)
  const found = await Promise.all(ours.map(({ count }) => orNothing(ctx, name, count)))
  return found.reduce((sum, one) => sum + one, 0)
}

/** A room that cannot count must not take the whole bar with it. */
async function orNothing(ctx: Ctx, name: string, count: (ctx: Ctx) => Promise<number>): Promise<number> {
  try {
    return await count(ctx)
  } catch (error) {
    ctx.parts.log.warn({ err: error, counter: name }, 'a room could not count')
    return 0
  }
}
