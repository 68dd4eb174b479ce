export { consoleHome, consoleRoutes } from './routes.ts'
export { consoleTiles } from './tiles.ts'
