import { useId, useLayoutEffect, useRef } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { Osmanthus } from '#ui/picture/reward/osmanthus'
import { type DailyTask, pointsOf } from '../daily-tasks.ts'
import { text } from './text.ts'
import { TaskRows } from './task-rows.tsx'
import './task-dialog.css'

type TaskDialogProps = {
  readonly tasks: readonly DailyTask[]
  readonly onCollect: (task: DailyTask) => void
  readonly onClose: () => void
}

/** The daily tasks: today's points on top, then each task with its points. */
export function TaskDialog({ tasks, onCollect, onClose }: TaskDialogProps) {
  const t = useText(text)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the page is painted without it: a removed dialog cannot restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  return (
    <dialog
      className="ly-modal task-dialog"
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <TaskBanner tasks={tasks} id={id} />
      <button type="button" className="task-close" aria-label={t.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div className="task-list">
        {tasks.length > 0 ? <TaskRows tasks={tasks} onCollect={onCollect} onGo={onClose} /> : <p>{t.none}</p>}
      </div>
      <footer className="task-foot">{t.refresh}</footer>
    </dialog>
  )
}

type BannerProps = { readonly tasks: readonly DailyTask[]; readonly id: string }

/** The points earned today. */
export function TaskBanner({ tasks, id }: BannerProps) {
  const t = useText(text)
  const { received, all } = pointsOf(tasks)
  return (
    <header className="task-banner">
      <Osmanthus />
      <h2 id={id}>{t.title}</h2>
      <p>
        {t.received} <b>{received}</b> {t.points(all)}
      </p>
    </header>
  )
}
