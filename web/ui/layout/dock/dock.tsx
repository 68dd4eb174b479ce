import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { ProgressRing } from '../../data/progress.tsx'
import { text } from '../../text/index.ts'
import './dock.css'

type DockProps = {
  /** Only where the site has daily tasks: today's progress, and a callback to open them. */
  readonly tasks?: { readonly percent: number; readonly onOpen: () => void } | undefined
  readonly onTop: () => void
}

/** The floating bar at the right edge: daily tasks, home, back to top. */
export function Dock({ tasks, onTop }: DockProps) {
  const t = useText(text).dock
  return (
    <aside className="ly-dock" aria-label={t.label}>
      {tasks && (
        <button
          type="button"
          className="ly-dock-tasks"
          aria-label={t.tasks(String(tasks.percent))}
          title={t.tasks(String(tasks.percent))}
          onClick={tasks.onOpen}
        >
          <ProgressRing percent={tasks.percent} tone="reward" label="">
            <Icon name="target" size={20} />
          </ProgressRing>
        </button>
      )}
      <Link to="/home" aria-label={t.home} title={t.home}>
        <Icon name="home" size={20} />
      </Link>
      <button type="button" className="ly-dock-top" aria-label={t.top} title={t.top} onClick={onTop}>
        <Icon name="arrowUp" size={20} />
      </button>
    </aside>
  )
}
