import type { Room } from '#platform/room'
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
  counters: { leaveCount: waitingForMe },
  permissions: { 'leave.decide': ['TADM', 'ADM'] },
}
