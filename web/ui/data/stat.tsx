import type { ReactNode } from 'react'
import './stat.css'

type StatProps = {
  readonly label: string
  readonly value: ReactNode
  readonly unit?: string
  /** One line below: the change, or how far there is to go. */
  readonly note?: ReactNode
  /** Whether the note is good news, something to look after, or plain. */
  readonly mood?: 'good' | 'care' | 'plain'
}

/** One number under one strong rule. */
export function Stat({ label, value, unit, note, mood = 'plain' }: StatProps) {
  return (
    <div className="ly-stat">
      <p className="ly-stat-label">{label}</p>
      <p className="ly-stat-value">
        {value}
        {unit && <small>{unit}</small>}
      </p>
      {note && <p className={`ly-stat-note ly-stat-${mood}`}>{note}</p>}
    </div>
  )
}

/** Numbers side by side between two rules, as on the page of one's own data. */
export function StatRow({ children }: { readonly children: ReactNode }) {
  return <div className="ly-stat-row">{children}</div>
}
