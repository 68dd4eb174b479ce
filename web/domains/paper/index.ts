export { useCreatePaper } from './use-create-paper.ts'
export { paperRoutes as consoleRoutes } from './routes.ts'
