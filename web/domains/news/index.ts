export { consoleRoutes } from './console-routes.ts'
export { newsQuery } from './news-query.ts'
export { routes } from './routes.ts'
