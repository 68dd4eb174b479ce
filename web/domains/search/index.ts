export { routes } from './routes.ts'
export { searchQuery } from './search-query.ts'
