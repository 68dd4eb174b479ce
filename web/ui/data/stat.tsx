import type { ReactNode } from 'react'
import './stat.css'

type StatProps = {
  readonly label: string
  readonly value: ReactNode
  readonly unit?: string
  /** One line below: the change, or what is left to reach. */
  readonly note?: ReactNode
  /** Whether the note is good news, needs attention, or is neutral. */
  readonly mood?: 'good' | 'care' | 'plain'
}

/** One number under a strong rule. */
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

/** Numbers side by side between two rules. */
export function StatRow({ children }: { readonly children: ReactNode }) {
  return <div className="ly-stat-row">{children}</div>
}
