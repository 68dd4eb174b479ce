import { accountNames } from '#domains/identity'
import { send } from '#domains/message'
import { leaveApproved, leaveAsked, leaveDeclined } from '#events/leave'
import { jobChanged } from '#events/org'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/domain/notices'
import { on } from '#platform/domain'
import { formatTime } from '#platform/time/format-time'
import { approvedNotice, askedNotice, declinedNotice } from './notices.ts'
import { type LeaveRequest, requestById } from './store.ts'
import { followManagers } from './tend-requests.ts'

const link = '/announcement/leaveApproval'

export const eventHandlers = [
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
  on(leaveApproved, 'tellApproved', (ctx, { requestId }) => notifyOwner(ctx, approvedNotice, requestId)),
  on(leaveDeclined, 'tellDeclined', (ctx, { requestId }) => notifyOwner(ctx, declinedNotice, requestId)),
  on(jobChanged, 'moveRequests', async (ctx, { accountId }) => {
    await followManagers(ctx, accountId)
  }),
]

async function notifyOwner(ctx: Ctx, template: NoticeTemplate<'from' | 'until'>, requestId: string) {
  const request = await requestById(ctx.db, requestId)
  if (!request) return
  const filling = timesOf(ctx, request)
  await send(ctx, template, { accountIds: [request.accountId], object: `leave:${requestId}`, filling, link })
}

const timesOf = ({ site }: Ctx, { fromAt, untilAt }: LeaveRequest) => ({
  from: formatTime(fromAt, site.zone),
  until: formatTime(untilAt, site.zone),
})
