import type { Room } from '#platform/room'
import { clockJobs } from './jobs.ts'
import { awardMedal } from './medal/jobs.ts'
import { picturesInMedals } from './medal/queries.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { medalNames, titleNames } from './title-queries.ts'

export { placeInDepartment } from './ranking/department-place.ts'
export { readBoard } from './ranking/read-board.ts'
export { rebuildBoards } from './ranking/refresh.ts'

export const room: Room = {
  name: 'honor',
  routes,
  jobs: [awardMedal],
  clockJobs,
  reactions,
  filesInUse: picturesInMedals,
  titles: { 'honor.medal': medalNames, 'honor.title': titleNames },
  permissions: { 'honor.manage': ['TADM', 'ADM'] },
}
