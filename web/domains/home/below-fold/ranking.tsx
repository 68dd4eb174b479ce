import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { text } from './text/index.ts'

type RankingProps = {
  readonly title: string
  /** What is ranked. */
  readonly by: string
  readonly isEmpty: boolean
  readonly children?: ReactNode
}

/** One column of the rankings. */
export function Ranking({ title, by, isEmpty, children }: RankingProps) {
  const t = useText(text).ranks
  return (
    <section>
      <h3>
        {title}
        <span>{by}</span>
      </h3>
      {isEmpty ? <p className="home-none">{t.none}</p> : <ol>{children}</ol>}
    </section>
  )
}
