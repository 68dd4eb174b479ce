export { areas } from './area.ts'
export { useMyWorkNumber, usePerson } from './person-reads.ts'
export { PersonCounts, RailMedals } from './visitor/rail.tsx'
export { tabOf, voteQuery } from './vote-query.ts'
