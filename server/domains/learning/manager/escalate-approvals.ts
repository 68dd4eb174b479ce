import { managerOf } from '#domains/org'
import { setting } from '#domains/site'
import { approvalEscalated } from '#events/learning'
import * as approval from '#platform/approval'
import type { Ctx } from '#platform/ctx'
import { hintAt } from '../enrolment/refresh-pages.ts'
import { waitingWithManagers } from './approval-store.ts'

const approvals: approval.ApprovalQueue = {
  table: 'learning.approval',
  waiting: waitingWithManagers,
  managerOf,
  unmanaged: { kind: 'administrator' },
  onMoved: async (ctx, { managerId }) => hintAt(ctx, managerId),
  onEscalated: async (ctx, { id, accountId, fromId, toId }) => {
    await ctx.publish(approvalEscalated, { approvalId: id, accountId, fromId, toId })
    for (const recipient of [fromId, toId]) if (recipient) hintAt(ctx, recipient)
  },
}

/** Requests follow the current manager: when people move, they are reassigned. */
export const followManagers = (ctx: Ctx, accountId?: string) =>
  approval.followManagers(ctx, approvals, accountId)

/** Overdue requests are also assigned to the manager above; both are notified. */
export const escalateOld = async (ctx: Ctx) =>
  approval.escalateOld(ctx, approvals, await setting(ctx, 'approval.escalateDays'))
