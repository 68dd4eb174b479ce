import { lazy } from 'react'
import { loadPart } from '#lib/page/load-part'

export { consoleRoutes } from './console-routes.ts'
export { type DailyTask, stateOf, useDailyTasks, useTaskFeature, useTaskNames } from './daily-tasks.ts'
export { pointsPage } from './routes.ts'
export { usePointsSummary, useSignIn } from './sign-in.ts'

/** Loaded when opened, from the floating buttons or the home page. */
export const TaskDialog = lazy(async () => ({
  default: await loadPart(async () => (await import('./task/task-dialog.tsx')).TaskDialog),
}))

/** Loaded with a course page; the shell, which uses this domain for tasks, does not include it. */
export const GiftPanel = lazy(async () => ({ default: (await import('./gift/gift-panel.tsx')).GiftPanel }))
export { signed } from './format-signed.ts'
