export { consoleRoutes } from './console-routes.ts'
export { loadMedalWatch, mallRoutes, personalRoutes, routes } from './routes.ts'
export { MedalFace } from './parts/medal-face.tsx'
