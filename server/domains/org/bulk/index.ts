export { type Ended, endJobsAndLines, giveBack } from './end-jobs.ts'
export { allGrades, allPositions, mainJobsOf, membersOf, type Named, openUnits } from './queries.ts'
export {
  deleteJobs,
  endMainJobs,
  ensureGrade,
  ensurePosition,
  ensureUnit,
  lockLeaders,
  type ListedJob,
  replaceMainJobs,
} from './store.ts'
