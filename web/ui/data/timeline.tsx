import type { ReactNode } from 'react'
import './timeline.css'

export type TimelineItem = {
  readonly id: string
  readonly time: string
  readonly title: ReactNode
  readonly body?: ReactNode
  /** `now` is the current state, `ahead` is in the future. */
  readonly state?: 'past' | 'now' | 'ahead'
}

/** Events in order of time. */
export function Timeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol className="ly-timeline">
      {items.map(({ id, time, title, body, state = 'past' }) => (
        <li key={id} className={`ly-timeline-${state}`}>
          <time>{time}</time>
          <div>
            <p className="ly-timeline-title">{title}</p>
            {body && <div className="ly-timeline-body">{body}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
