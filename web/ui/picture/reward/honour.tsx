import { metals, type Tier } from './metals.ts'
import './reward.css'

type LevelBadgeProps = {
  readonly level: number
  readonly tier?: Exclude<Tier, 'locked'>
  readonly label: string
}

/** A person's level: its number on a roof tile, in the metal of its tier. */
export function LevelBadge({ level, tier = 'gold', label }: LevelBadgeProps) {
  const { dark, middle, light, pale } = metals[tier]
  return (
    <svg className="ly-level" width="24" height="24" viewBox="0 0 24 24">
      <title>{label}</title>
      <path d="M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4Z" fill={middle} />
      <path d="M12 .8 21.7 6.4 2.3 17.6V6.4Z" fill={light} />
      <path d="M12 4.2 18.7 8.1v7.8L12 19.8l-6.7-3.9V8.1Z" fill={pale} />
      <text x="12" y="16" textAnchor="middle" fill={dark}>
        {level}
      </text>
    </svg>
  )
}

/** A person's title as a plaque, in gold. */
export function HeadBadge({ children }: { readonly children: string }) {
  return (
    <span className="ly-head-badge">
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path
          d="M6 5.7C4.7 4.9 4.6 3 6 2c1.4 1 1.3 2.9 0 3.7ZM6 6.3C7.3 7.1 7.4 9 6 10 4.6 9 4.7 7.1 6 6.3ZM6.3 6C7.1 4.7 9 4.6 10 6 9 7.4 7.1 7.3 6.3 6ZM5.7 6C4.9 7.3 3 7.4 2 6 3 4.6 4.9 4.7 5.7 6Z"
          fill="currentColor"
        />
      </svg>
      {children}
    </span>
  )
}
