export { consoleRoutes } from './console-routes.ts'
export { routes } from './routes.ts'
