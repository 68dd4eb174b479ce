import { daysBefore } from '#domains/learning'
import { managerOf } from '#domains/org'
import { setting } from '#domains/site'
import { leaveAsked } from '#events/leave'
import type { Ctx } from '#platform/ctx'
import { clockJob } from '#platform/jobs'
import { moveRequest, waitingRequests } from './store.ts'

const most = 500

/** Every hour: managers change in many ways, and a request must neither lie with the wrong one nor for ever. */
export const tendRequests = clockJob({
  name: 'leave.tendRequests',
  cron: '20 * * * *',
  run: async (ctx) => {
    await ctx.transaction((ctx) => followManagers(ctx))
    await ctx.transaction((ctx) => handUp(ctx))
  },
})

/** A request lies with whoever is the manager now: when people move, it moves along. */
export async function followManagers(ctx: Ctx, accountId?: string): Promise<number> {
  let moved = 0
  for (const { id, accountId: whose, approverId } of await waitingRequests(ctx.db, { accountId, most })) {
    const manager = (await managerOf(ctx.db, whose)) ?? null
    if (manager === approverId || !(await moveRequest(ctx.db, id, { approverId: manager }))) continue
    moved += 1
    if (manager !== null) await ctx.tell(leaveAsked, { requestId: id, accountId: whose, approverId: manager })
  }
  return moved
}

/** What a manager let lie goes to the manager above as well, once; with nobody above, who administers leave decides. */
export async function handUp(ctx: Ctx): Promise<number> {
  const days = await setting(ctx, 'approval.escalateDays')
  if (days === 0) return 0
  const old = await waitingRequests(ctx.db, { askedBefore: daysBefore(ctx.now, days), most })
  for (const { id, accountId, approverId } of old) {
    const above = approverId === null ? undefined : await managerOf(ctx.db, approverId)
    // Nobody is asked about their own request, however high it climbs.
    const escalatedTo = above === undefined || above === accountId ? null : above
    await moveRequest(ctx.db, id, { escalatedTo, escalatedAt: ctx.now })
    if (escalatedTo !== null)
      await ctx.tell(leaveAsked, { requestId: id, accountId, approverId: escalatedTo })
  }
  return old.length
}
