import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button, ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Points } from '#ui/picture/reward/points'
import { type DailyTask, stateOf, useTaskNames } from '../daily-tasks.ts'
import { taskLinks } from '../task-links.ts'
import { text } from './text.ts'

type TaskRowsProps = {
  readonly tasks: readonly DailyTask[]
  readonly onCollect: (task: DailyTask) => void
  readonly onGo: () => void
}

/** One row per task: name, progress, points and action. */
export function TaskRows({ tasks, onCollect, onGo }: TaskRowsProps) {
  const t = useText(text)
  const names = useTaskNames()
  const zone = useZone()
  return (
    <ul>
      {tasks.map((task) => {
        const state = stateOf(task)
        return (
          <li key={task.taskType} data-state={state}>
            <span className="task-tile">
              <Icon name={taskLinks[task.taskType].icon} size={20} />
            </span>
            <span className="task-name">
              {names[task.taskType]}
              <small>
                {task.acquireDatetime
                  ? t.receivedAt(shownTime(task.acquireDatetime, zone).slice(-5))
                  : t.state[task.userTaskId ? 'completed' : 'unfinished']}
              </small>
            </span>
            <Points size={16}>+{task.integral}</Points>
            {state === 'unfinished' && (
              <ButtonLink to={taskLinks[task.taskType].to} onClick={onGo}>
                {t.go}
              </ButtonLink>
            )}
            {state === 'completed' && (
              <Button look="reward" onClick={() => onCollect(task)}>
                {t.collect}
              </Button>
            )}
            {state === 'received' && (
              <span className="task-got">
                <Icon name="check" size={16} />
                {t.got}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
