import type { ReactNode } from 'react'
import './page-head.css'

type PageHeadProps = {
  readonly title: string
  /** One sentence: what is done here, and what it means for people. */
  readonly lead: string
  /** At the right end: actions for the whole page. */
  readonly children?: ReactNode
}

/** The head of a console page. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className="ly-page-head">
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {children}
    </header>
  )
}
