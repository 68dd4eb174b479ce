export {
  type DailyTask,
  pointsOf,
  stateOf,
  type TaskType,
  useDailyTasks,
  useTaskFeature,
} from './daily-tasks.ts'
