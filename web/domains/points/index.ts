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
