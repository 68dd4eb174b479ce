export { leave } from './leave.ts'
export { ConsentGuard } from './parts/consent-guard.tsx'
export { callbackRoute, passwordPage, routes } from './routes.ts'
export { consoleRoutes } from './console-routes.ts'
