import { type DailyTask, stateOf } from '#domains/points'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { ShellIcon } from './shell-icon.tsx'

type TaskButtonProps = { readonly tasks: readonly DailyTask[]; readonly onOpen: () => void }

/** Opens the daily tasks; its gold ring is the share that is done today. */
export function TaskButton({ tasks, onOpen }: TaskButtonProps) {
  const t = useText(text).dock
  const done = tasks.filter((task) => stateOf(task) !== 'unfinished').length
  return (
    <button type="button" className="dock-task" aria-label={t.task} title={t.task} onClick={onOpen}>
      <svg width="42" height="42" viewBox="0 0 42 42" aria-hidden="true">
        <g fill="none" strokeWidth="3">
          <circle cx="21" cy="21" r="19" stroke="var(--c-reward-soft-2)" />
          {done > 0 && (
            <circle
              cx="21"
              cy="21"
              r="19"
              stroke="var(--c-reward)"
              strokeLinecap="round"
              pathLength={tasks.length}
              strokeDasharray={`${done} ${tasks.length}`}
              transform="rotate(-90 21 21)"
            />
          )}
        </g>
      </svg>
      <ShellIcon name="target" />
    </button>
  )
}
