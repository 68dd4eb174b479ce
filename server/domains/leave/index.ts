import { leaveApproved } from '#events/leave'
import { waiting } from '#platform/domain/due'
import { absenceFromSignIn } from '#platform/domain/earning'
import type { Domain } from '#platform/domain'
import { leaveHeadline } from './list-leave.ts'
import { notices } from './notices.ts'
import { eventHandlers } from './handlers.ts'
import { routes } from './routes.ts'
import { waitingForMe } from './approver-seat.ts'
import { tendRequests } from './tend-requests.ts'

export const domain: Domain = {
  name: 'leave',
  routes,
  eventHandlers,
  notices,
  earnings: [absenceFromSignIn(leaveApproved, 'freezeStreak')],
  cronJobs: [tendRequests],
  due: { kinds: ['leave'], list: async (ctx) => waiting('leave', await waitingForMe(ctx)) },
  counters: { leaveCount: waitingForMe },
  headlines: { leaveCount: leaveHeadline },
  permissions: { 'leave.decide': ['TADM', 'ADM'] },
}
