export { consoleRoutes } from './console-routes.ts'
export { notebook, notebookOfExam, papersToMark, routes } from './routes.ts'
