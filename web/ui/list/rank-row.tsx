import type { ReactNode } from 'react'
import { RankMark } from '../picture/reward/rank-mark.tsx'
import './rows.css'

type RankRowProps = {
  readonly place: number
  /** A portrait of 36, or a cover of 54 by 36. */
  readonly picture: ReactNode
  readonly name: ReactNode
  readonly sub?: ReactNode
  readonly value: string
  /** The reader's own row, pinned below the others. */
  readonly isOwn?: boolean
}

/** One row of a ranking; put it into an `<ol>`. */
export function RankRow({ place, picture, name, sub, value, isOwn = false }: RankRowProps) {
  return (
    <li className={`ly-rank-row${isOwn ? ' ly-rank-own' : ''}`}>
      <RankMark place={place} />
      {picture}
      <span className="ly-rank-words">
        <span className="ly-clamp-1">{name}</span>
        {sub && <small className="ly-clamp-1">{sub}</small>}
      </span>
      <b>{value}</b>
    </li>
  )
}
