import type { Room } from '#platform/room'
import { titles } from './names-queries.ts'
import { routesFor } from './routes.ts'

export * from './bulk/index.ts'
export { addJob, endJob, endJobs, setMainJob } from './job/hold-job.ts'
export { jobsOf } from './job/queries.ts'
export type { Post } from './job/rules.ts'
export { headOf, managerOf } from './line/find-manager.ts'
export { peopleInCircles } from './line/keep-lines.ts'
export { setLine } from './line/set-line.ts'
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
  audienceKeysOfAll,
  audienceNames,
  audienceWithin,
  inAudience,
  peopleInAudience,
  positionsExist,
} from './audience-queries.ts'
export { colleaguesOf, peopleWithin, unitIdsWithin, unitsServedBy, unitsWithin } from './lookup-queries.ts'
export { mainJobOf, mainPlacesOf } from './queries.ts'
export { isGrade, isPosition, namesByCode, namesOf, pathOf } from './names-queries.ts'
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

/** What follows from a move is for the rooms above to say. */
export function orgOver(rooms: () => readonly Room[]): Room {
  return {
    name: 'org',
    routes: routesFor(() => rooms().flatMap(({ unitMoves }) => unitMoves ?? [])),
    titles,
    permissions: { 'org.read': ['TADM', 'ADM'], 'org.manage': ['ADM'] },
  }
}
