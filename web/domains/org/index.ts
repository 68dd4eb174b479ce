export { consoleRoutes, routes } from './routes.ts'
