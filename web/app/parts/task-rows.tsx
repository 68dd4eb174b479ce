import { type DailyTask, stateOf } from '#domains/points'
import { useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { taskWays } from '../shell/task-ways.ts'
import { text } from '../text/index.ts'
import { Coin } from './coin.tsx'
import { ShellIcon } from './shell-icon.tsx'

type TaskRowsProps = {
  readonly tasks: readonly DailyTask[]
  readonly onCollect: (task: DailyTask) => void
  readonly onGo: () => void
}

/** One line for each task: its name, how far it is, its points and what to do now. */
export function TaskRows({ tasks, onCollect, onGo }: TaskRowsProps) {
  const t = useText(text).tasks
  return (
    <ul>
      {tasks.map((task) => {
        const state = stateOf(task)
        return (
          <li key={task.taskType} data-state={state}>
            <span className="task-tile">
              <ShellIcon name={taskWays[task.taskType].icon} />
            </span>
            <span className="task-name">
              {t[task.taskType]}
              <small>{t.state[state]}</small>
            </span>
            <b>
              <Coin size={16} />+{task.integral}
            </b>
            {state === 'unfinished' && (
              <ButtonLink to={taskWays[task.taskType].to} onClick={onGo}>
                {t.go}
              </ButtonLink>
            )}
            {state === 'completed' && <Button onClick={() => onCollect(task)}>{t.collect}</Button>}
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
