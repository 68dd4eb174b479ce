export { newsQuery } from './news-query.ts'
export { routes } from './routes.ts'
