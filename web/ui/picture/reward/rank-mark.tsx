import { metals } from './metals.ts'
import './reward.css'

const tiers = ['gold', 'silver', 'bronze'] as const

/** A place in a ranking: a rosette for the first three, a number in Song for the rest. */
export function RankMark({ place }: { readonly place: number }) {
  const tier = tiers[place - 1]
  if (!tier) return <span className="ly-rank ly-song">{place}</span>
  const { dark, middle, light, pale } = metals[tier]
  return (
    <svg className="ly-rank" width="26" height="26" viewBox="0 0 26 26">
      <circle cx="13" cy="13" r="13" fill={light} />
      <path d="M3.8 22.2A13 13 0 0 0 22.2 3.8Z" fill={middle} />
      <circle cx="13" cy="13" r="9.5" fill={pale} />
      <text x="13" y="17.6" textAnchor="middle" fill={dark}>
        {place}
      </text>
    </svg>
  )
}
