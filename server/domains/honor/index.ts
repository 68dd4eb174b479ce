import type { Domain } from '#platform/domain'
import { clockJobs } from './jobs.ts'
import { awardMedal } from './medal/jobs.ts'
import { picturesInMedals } from './medal/queries.ts'
import { handlers } from './handlers.ts'
import { routes } from './routes.ts'
import { medalNames, titleNames } from './title-queries.ts'

export { placeInDepartment } from './ranking/department-rank.ts'
export { readBoard } from './ranking/set-unnamed.ts'
export { rebuildBoards } from './ranking/refresh-boards.ts'

export const domain: Domain = {
  name: 'honor',
  routes,
  jobs: [awardMedal],
  cronJobs: clockJobs,
  eventHandlers: handlers,
  filesInUse: picturesInMedals,
  titles: { 'honor.medal': medalNames, 'honor.title': titleNames },
  permissions: { 'honor.manage': ['TADM', 'ADM'] },
}
