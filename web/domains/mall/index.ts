export { areas } from './area.ts'
export { consoleRoutes } from './console-routes.ts'
