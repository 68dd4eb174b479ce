export { PersonCounts, RailMedals } from './visitor/rail.tsx'
export { routes } from './routes.ts'
export { tabOf, voteQuery } from './vote-query.ts'
