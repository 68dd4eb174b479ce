export { areas } from './area.ts'
export { consoleRoutes } from './console-routes.ts'
export { consoleTiles } from './console-tiles.ts'
