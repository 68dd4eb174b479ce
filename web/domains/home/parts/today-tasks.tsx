import { Suspense, useState } from 'react'
import { type DailyTask, stateOf, TaskDialog, useDailyTasks, useTaskNames } from '#domains/points'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Points } from '#ui/picture/reward/points'
import { text } from '../text/index.ts'

/** This many fit beside the current course. */
const shown = 3
const order = { completed: 0, unfinished: 1, received: 2 } as const

/** Today's tasks: collectable points first, then open tasks. */
export function TodayTasks() {
  const t = useText(text).today
  const names = useTaskNames()
  const { tasks, collect, isKnown } = useDailyTasks()
  const [isOpen, setIsOpen] = useState(false)
  const done = tasks.filter((task) => stateOf(task) !== 'unfinished').length
  return (
    <section className="home-tasks" aria-labelledby="home-tasks">
      <div className="home-today-head">
        <h3 id="home-tasks">
          {t.tasks}
          {isKnown && (
            <span>
              {done} / {tasks.length}
            </span>
          )}
        </h3>
        <button type="button" className="ly-more" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t.all}
          <Icon name="right" size={14} />
        </button>
      </div>
      <ul>
        {tasks
          .toSorted((a, b) => order[stateOf(a)] - order[stateOf(b)])
          .slice(0, shown)
          .map((task) => (
            <li key={task.taskType} data-state={stateOf(task)}>
              <i>{stateOf(task) !== 'unfinished' && <Icon name="check" size={14} />}</i>
              <span className="ly-clamp-1">{names[task.taskType]}</span>
              <TaskEnd task={task} onCollect={() => collect(task)} />
            </li>
          ))}
      </ul>
      {isOpen && (
        <Suspense>
          <TaskDialog tasks={tasks} onCollect={collect} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

function TaskEnd({ task, onCollect }: { readonly task: DailyTask; readonly onCollect: () => void }) {
  const t = useText(text).today
  const state = stateOf(task)
  if (state === 'received') return <small>{t.got}</small>
  if (state === 'unfinished') return <Points size={16}>+{task.integral}</Points>
  return (
    <Button size="small" look="reward" onClick={onCollect}>
      {t.collect(task.integral)}
    </Button>
  )
}
