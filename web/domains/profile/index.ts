export { areas } from './area.ts'
export { PersonCounts, RailMedals } from './visitor/rail.tsx'
export { tabOf, voteQuery } from './vote-query.ts'
