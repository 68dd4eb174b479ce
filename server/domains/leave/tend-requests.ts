import { managerOf } from '#domains/org'
import { setting } from '#domains/site'
import { leaveAsked } from '#events/leave'
import * as approval from '#platform/approval'
import type { Ctx } from '#platform/ctx'
import { cronJob } from '#platform/jobs'
import { waitingRequests } from './store.ts'

/** Every hour: managers change in many ways, and a request must neither stay with the wrong one nor wait for ever. */
export const tendRequests = cronJob({
  name: 'leave.tendRequests',
  cron: '20 * * * *',
  run: async (ctx) => {
    await ctx.transaction((ctx) => followManagers(ctx))
    await ctx.transaction((ctx) => handUp(ctx))
  },
})

const publishLeaveRequest = (ctx: Ctx, requestId: string, whom: { accountId: string; approverId: string }) =>
  ctx.publish(leaveAsked, { requestId, ...whom })

const requests: approval.ApprovalQueue = {
  table: 'leave.request',
  waiting: waitingRequests,
  managerOf,
  unmanaged: {},
  onMoved: (ctx, { id, accountId, managerId }) =>
    publishLeaveRequest(ctx, id, { accountId, approverId: managerId }),
  onEscalated: async (ctx, { id, accountId, toId }) => {
    if (toId !== null) await publishLeaveRequest(ctx, id, { accountId, approverId: toId })
  },
}

/** Requests follow the current manager: when people move, they are reassigned. */
export const followManagers = (ctx: Ctx, accountId?: string) =>
  approval.followManagers(ctx, requests, accountId)

/** Overdue requests are also assigned to the manager above, once; with nobody above, the leave administrators decide. */
export const handUp = async (ctx: Ctx) =>
  approval.escalateOld(ctx, requests, await setting(ctx, 'approval.escalateDays'))
