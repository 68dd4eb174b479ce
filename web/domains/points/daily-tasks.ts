import { collectTask, getTaskFeature, listDailyTasks } from '@lyceum/contract/points'
import type { Result } from '@lyceum/contract/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { read, useCommand } from '#lib/api'
import { showPoints } from '#lib/notice'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { usePortal } from '#ui/layout/area'
import { movedBy } from './refresh-after-points.ts'
import { type TaskType, taskLinks } from './task-links.ts'
import { text } from './text/index.ts'

export type DailyTask = Result<typeof listDailyTasks>['records'][number]

export type TaskState = 'unfinished' | 'completed' | 'received'

export function stateOf({ userTaskId, acquireDatetime }: DailyTask): TaskState {
  if (acquireDatetime) return 'received'
  return userTaskId ? 'completed' : 'unfinished'
}

/** The collected points, and the total. */
export function pointsOf(tasks: readonly DailyTask[]) {
  const sum = (some: readonly DailyTask[]) => some.reduce((points, { integral }) => points + integral, 0)
  return { received: sum(tasks.filter((task) => stateOf(task) === 'received')), all: sum(tasks) }
}

/** The tasks after collecting one, without refetching. */
export function withReceived<T extends DailyTask>(tasks: readonly T[], userTaskId: string, at: string): T[] {
  return tasks.map((task) => (task.userTaskId === userTaskId ? { ...task, acquireDatetime: at } : task))
}

/** The bar and the floating buttons work without points, so failures here are not shown. */
const quietly = { meta: { quiet: true } }

/** Whether the site gives points for daily tasks; false until loaded (B-160). */
export function useTaskFeature(): boolean {
  const isSignedIn = useUser() !== undefined
  return useQuery({ ...read(getTaskFeature), ...quietly, enabled: isSignedIn }).data?.flag ?? false
}

type Tasks = {
  /** Whether they are loaded. */
  readonly isKnown: boolean
  readonly tasks: readonly DailyTask[]
  readonly collect: (task: DailyTask) => void
}

/** Today's tasks, and collecting their points (B-169, B-170). */
export function useDailyTasks(): Tasks {
  const t = useText(text)
  const { leads } = usePortal()
  const client = useQueryClient()
  const query = read(listDailyTasks)
  const { data } = useQuery({ ...query, ...quietly })
  const command = useCommand(collectTask, { refresh: movedBy })
  const collect = ({ userTaskId }: DailyTask) => {
    if (userTaskId === null || command.isPending) return
    command.mutate(
      { id: userTaskId },
      {
        onSuccess: ({ integral, acquireDatetime }) => {
          client.setQueryData(query.queryKey, (known) =>
            known ? { records: withReceived(known.records, userTaskId, acquireDatetime) } : known,
          )
          showPoints(t.collected(integral))
        },
      },
    )
  }
  // Tasks without a page are hidden; earned points can still be collected.
  const tasks = (data?.records ?? []).filter(
    (task) => task.userTaskId !== null || leads(taskLinks[task.taskType].to),
  )
  return { isKnown: data !== undefined, tasks, collect }
}

/** The names of the tasks. */
export const useTaskNames = (): Readonly<Record<TaskType, string>> => useText(text).tasks
