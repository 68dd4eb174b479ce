/** The eleven things that earn points each day. */
export const taskTypes = [
  'complete_course',
  'browse_an_open_class',
  'work_browse',
  'work_publish_topic',
  'work_publish_knowledge',
  'curriculum_review',
  'complete_exam',
  'online_question',
  'online_answer',
  'browse_knowledge',
  'knowledge_sharing',
] as const

export type TaskType = (typeof taskTypes)[number]

/** A daily task as the server tells it. */
export type DailyTask = {
  readonly taskType: TaskType
  readonly integral: number
  /** Present once the task is done. */
  readonly userTaskId: string | null
  /** Present once its points have been collected. */
  readonly acquireDatetime: string | null
}

export type TaskState = 'unfinished' | 'completed' | 'received'

export function stateOf({ userTaskId, acquireDatetime }: DailyTask): TaskState {
  if (acquireDatetime) return 'received'
  return userTaskId ? 'completed' : 'unfinished'
}

/** The points that have been collected, and all there are. */
export function pointsOf(tasks: readonly DailyTask[]) {
  const sum = (some: readonly DailyTask[]) => some.reduce((points, { integral }) => points + integral, 0)
  return { received: sum(tasks.filter((task) => stateOf(task) === 'received')), all: sum(tasks) }
}

/** The same tasks after the points of one have been collected, without asking the server again. */
export function withReceived(
  tasks: readonly DailyTask[],
  userTaskId: string,
  at: Date,
): readonly DailyTask[] {
  return tasks.map((task) =>
    task.userTaskId === userTaskId ? { ...task, acquireDatetime: at.toISOString() } : task,
  )
}

/** Whether the site gives points for daily tasks; until the server says so, it does not. */
export const useTaskFeature = (): boolean => false

type Tasks = {
  readonly tasks: readonly DailyTask[]
  readonly collect: (task: DailyTask) => void
}

/** The tasks of today, and the way to their points. None are told before the points room answers. */
export const useDailyTasks = (): Tasks => nothing

const nothing: Tasks = { tasks: [], collect: () => undefined }
