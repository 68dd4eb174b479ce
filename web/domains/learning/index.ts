export { routes } from './routes.ts'
export { studyRoutes } from './study-routes.ts'
export { consoleRoutes } from './console-routes.ts'
export { consoleTiles } from './console-tiles.ts'
