export {
  type DailyTask,
  pointsOf,
  stateOf,
  type TaskType,
  taskTypes,
  useDailyTasks,
  useTaskFeature,
} from './daily-tasks.ts'
