import type { ReactNode } from 'react'
import './section-head.css'

type SectionHeadProps = {
  readonly title: string
  readonly id?: string
  readonly sub?: string | undefined
  readonly end?: ReactNode
}

/** One strong rule and a headline: where a section begins. */
export function SectionHead({ title, id, sub, end }: SectionHeadProps) {
  return (
    <header className="ly-section-head">
      <h2 id={id}>{title}</h2>
      {sub && <p>{sub}</p>}
      {end && <div className="ly-section-head-end">{end}</div>}
    </header>
  )
}
