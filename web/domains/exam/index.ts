export { consoleRoutes } from './console-routes.ts'
export { consoleTiles } from './console-tiles.ts'
export { notebook, notebookOfExam, papersToMark, routes } from './routes.ts'
