import { lazy } from 'react'

export { consoleRoutes } from './console-routes.ts'
export {
  type DailyTask,
  pointsOf,
  stateOf,
  type TaskType,
  useDailyTasks,
  useTaskFeature,
  useTaskNames,
} from './daily-tasks.ts'
export { pointsPage } from './routes.ts'
export { usePointsSummary, useSignIn } from './sign-in.ts'

/** Comes with the page of a course; the shell, which asks this room for tasks, does not carry it. */
export const GiftPanel = lazy(async () => ({ default: (await import('./gift/gift-panel.tsx')).GiftPanel }))
