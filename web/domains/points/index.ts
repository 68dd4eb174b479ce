import { lazy } from 'react'
import { loadPart } from '#lib/load-part'

export { consoleRoutes } from './console-routes.ts'
export { type DailyTask, stateOf, useDailyTasks, useTaskFeature, useTaskNames } from './daily-tasks.ts'
export { pointsPage } from './routes.ts'
export { usePointsSummary, useSignIn } from './sign-in.ts'

/** Comes when somebody opens it, from the floating buttons or from home. */
export const TaskDialog = lazy(async () => ({
  default: await loadPart(async () => (await import('./task/task-dialog.tsx')).TaskDialog),
}))

/** Comes with the page of a course; the shell, which asks this room for tasks, does not carry it. */
export const GiftPanel = lazy(async () => ({ default: (await import('./gift/gift-panel.tsx')).GiftPanel }))
export { signed } from './signed.ts'
