export { type Ended, endHeld, giveBack } from './departures.ts'
export { allGrades, allPositions, mainJobsOf, membersOf, type Named, openUnits } from './queries.ts'
export {
  deleteJobs,
  endMainJobs,
  ensureGrade,
  ensurePosition,
  ensureUnit,
  holdLeading,
  type ListedJob,
  replaceMainJobs,
} from './store.ts'
