export { usePermissionWords } from './permissions/words.ts'
export { consoleRoutes } from './routes.ts'
