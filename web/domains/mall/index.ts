export { areas } from './area.ts'
export { rankingSlot } from './from-above.ts'
export { consoleRoutes } from './console-routes.ts'
