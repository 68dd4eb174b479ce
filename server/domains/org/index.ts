import type { Domain } from '#platform/domain'
import { titles } from './names-queries.ts'
import { routesFor } from './routes.ts'

export * from './bulk/index.ts'
export { addJob, endJob, endJobs, setMainJob } from './job/assign-job.ts'
export { jobsOf } from './job/queries.ts'
export type { Post } from './job/rules.ts'
export { headOf, managerOf } from './line/find-manager.ts'
export { peopleInCircles } from './line/check-reporting-lines.ts'
export { setLine } from './line/set-manager.ts'
export {
  countSubordinates,
  subordinatesAmong,
  subordinatesOf,
  subordinatesTable,
} from './line/subordinate-queries.ts'
export {
  centresNamed,
  headsWithin,
  openCentres,
  positionsFound,
  unitsFound,
  unitsNamed,
  unitsOfPerson,
} from './place-queries.ts'
export {
  audienceKeysOf,
  audienceKeysExpression,
  audienceKeysOfAll,
  audienceNames,
  audienceWithin,
  inAudience,
  peopleInAudience,
  positionsExist,
} from './audience-queries.ts'
export { colleaguesOf, peopleWithin, unitIdsWithin, unitsServedBy, unitsWithin } from './lookup-queries.ts'
export { mainJobOf, mainPlacesOf } from './queries.ts'
export { isGrade, isPosition, namesByCode, namesOf, pathOf, unitNameExpression } from './names-queries.ts'
export { personWithin, reachOf } from './reach.ts'
export {
  gradeCounts,
  joinersByMonth,
  leaversByMonth,
  mainUnitsOf,
  positionCounts,
  unitCounts,
} from './report-queries.ts'
export { within } from './reach-queries.ts'
export { audienceKeys, audienceOf, type Reach, reaches } from './rules.ts'

/** Other domains declare the effects of a unit move. */
export function orgOver(domains: () => readonly Domain[]): Domain {
  return {
    name: 'org',
    routes: routesFor(() => domains().flatMap(({ unitMoves }) => unitMoves ?? [])),
    titles,
    permissions: { 'org.read': ['TADM', 'ADM'], 'org.manage': ['ADM'] },
  }
}
