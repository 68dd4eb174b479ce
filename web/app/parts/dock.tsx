import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useDailyTasks } from '#domains/points'
import { useText } from '#lib/text'
import { scrollToTop } from '#lib/way'
import { Icon } from '#ui/picture/icon'
import { farDown } from '../shell/dock-rules.ts'
import { text } from '../text/index.ts'
import { ShellIcon } from './shell-icon.tsx'
import { TaskButton } from './task-button.tsx'
import { TaskDialog } from './task-dialog.tsx'
import './dock.css'

/** The floating buttons: daily tasks where there are any, home, and back to top once there is a way back. */
export function Dock({ task }: { readonly task: boolean }) {
  const t = useText(text).dock
  const isFar = useSyncExternalStore(onScroll, isFarDown, () => false)
  return (
    <aside className="dock" aria-label={t.label}>
      {task && <Tasks />}
      <Link to="/home" aria-label={t.home} title={t.home}>
        <Icon name="home" size={20} />
      </Link>
      {isFar && (
        <button type="button" aria-label={t.top} title={t.top} onClick={scrollToTop}>
          <ShellIcon name="arrowUp" />
        </button>
      )}
    </aside>
  )
}

function Tasks() {
  const { tasks, collect } = useDailyTasks()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <TaskButton tasks={tasks} onOpen={() => setIsOpen(true)} />
      {isOpen && <TaskDialog tasks={tasks} onCollect={collect} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const isFarDown = () => globalThis.scrollY > farDown

function onScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}
