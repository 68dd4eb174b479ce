import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { ProgressRing } from '../../data/progress.tsx'
import { text } from '../../text/index.ts'
import './dock.css'

type DockProps = {
  /** Only where the site has daily tasks: how much of today's is done, and what opens them. */
  readonly tasks?: { readonly percent: number; readonly onOpen: () => void } | undefined
  readonly homeTo?: string
  readonly children?: ReactNode
}

/** The capsule at the right edge: daily tasks, home, back to top. */
export function Dock({ tasks, homeTo = '/home', children }: DockProps) {
  const t = useText(text).dock
  return (
    <aside className="ly-dock" aria-label={t.label}>
      {tasks && (
        <button
          type="button"
          className="ly-dock-tasks"
          aria-label={t.tasks(String(tasks.percent))}
          onClick={tasks.onOpen}
        >
          <ProgressRing percent={tasks.percent} tone="reward" label="">
            <Icon name="target" size={20} />
          </ProgressRing>
        </button>
      )}
      {children}
      <Link to={homeTo} aria-label={t.home}>
        <Icon name="home" size={20} />
      </Link>
      <BackToTop />
    </aside>
  )
}

function BackToTop() {
  const t = useText(text).dock
  return (
    <button
      type="button"
      className="ly-dock-top"
      aria-label={t.top}
      onClick={() => window.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' })}
    >
      <Icon name="arrowUp" size={20} />
    </button>
  )
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
