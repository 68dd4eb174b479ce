export { areas } from './area.ts'
export { consoleRoutes } from './console-routes.ts'
export { loadMedalWatch } from './routes.ts'
export { MedalFace } from './parts/medal-face.tsx'
