import type * as contract from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'

/** Counters of the domains, by a name that the shell knows. */
export type Counters = readonly {
  readonly name: contract.CounterName
  readonly count: (ctx: Ctx) => Promise<number>
}[]

export async function getTopCount(
  ctx: Ctx,
  counters: Counters,
): Promise<Result<typeof contract.getTopCount>> {
  return { unreadWebMessage: await sumOf(ctx, counters, 'unreadWebMessage') }
}

export async function getTodoCount(
  ctx: Ctx,
  counters: Counters,
): Promise<Result<typeof contract.getTodoCount>> {
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

/** Sums the domains' counters of one name; zero if there is none. */
async function sumOf(ctx: Ctx, counters: Counters, name: contract.CounterName): Promise<number> {
  const ours = counters.filter((counter) => counter.name === name)
  const found = await Promise.all(ours.map(({ count }) => orNothing(ctx, name, count)))
  return found.reduce((sum, value) => sum + value, 0)
}

/** A domain whose counter fails must not break the whole bar. */
async function orNothing(ctx: Ctx, name: string, count: (ctx: Ctx) => Promise<number>): Promise<number> {
  try {
    return await count(ctx)
  } catch (error) {
    ctx.parts.log.warn({ err: error, counter: name }, 'counter failed')
    return 0
  }
}
