import { accountNames } from '#domains/identity'
import { send } from '#domains/message'
import { leaveApproved, leaveAsked, leaveDeclined } from '#events/leave'
import { jobChanged } from '#events/org'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/notices'
import { on } from '#platform/room'
import { shownOnSite } from '#platform/shown-time'
import { approvedNotice, askedNotice, declinedNotice } from './notices.ts'
import { type LeaveRequest, requestById } from './store.ts'
import { followManagers } from './tend.ts'

const link = '/announcement/leaveApproval'

export const reactions = [
  on(leaveAsked, 'tellApprover', async (ctx, { requestId, accountId, approverId }) => {
    const request = await requestById(ctx.db, requestId)
    if (request?.state !== 'pending') return
    const who = (await accountNames(ctx.db, [accountId])).get(accountId) ?? ''
    await send(ctx, askedNotice, {
      accountIds: [approverId],
      object: `leave:${requestId}`,
      filling: { who, ...timesOf(ctx, request) },
      link: `${link}?tab=approve`,
    })
  }),
  on(leaveApproved, 'tellApproved', (ctx, { requestId }) => tellOwner(ctx, approvedNotice, requestId)),
  on(leaveDeclined, 'tellDeclined', (ctx, { requestId }) => tellOwner(ctx, declinedNotice, requestId)),
  on(jobChanged, 'moveRequests', async (ctx, { accountId }) => {
    await followManagers(ctx, accountId)
  }),
]

async function tellOwner(ctx: Ctx, template: NoticeTemplate<'from' | 'until'>, requestId: string) {
  const request = await requestById(ctx.db, requestId)
  if (!request) return
  const filling = timesOf(ctx, request)
  await send(ctx, template, { accountIds: [request.accountId], object: `leave:${requestId}`, filling, link })
}

const timesOf = ({ site }: Ctx, { fromAt, untilAt }: LeaveRequest) => ({
  from: shownOnSite(fromAt, site.zone),
  until: shownOnSite(untilAt, site.zone),
})
