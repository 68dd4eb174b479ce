import { waiting } from '#platform/due'
import type { Room } from '#platform/room'
import { leaveHeadline } from './list-leave.ts'
import { notices } from './notices.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { waitingForMe } from './seat.ts'
import { tendRequests } from './tend.ts'

export const room: Room = {
  name: 'leave',
  routes,
  reactions,
  notices,
  clockJobs: [tendRequests],
  due: { kinds: ['leave'], list: async (ctx) => waiting('leave', await waitingForMe(ctx)) },
  counters: { leaveCount: waitingForMe },
  headlines: { leaveCount: leaveHeadline },
  permissions: { 'leave.decide': ['TADM', 'ADM'] },
}
