import type { ReactNode } from 'react'
import './descriptions.css'

type DescriptionsProps = {
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[]
  /** `facts` puts them in a row between two rules; `list` is in columns, label before value. */
  readonly look?: 'facts' | 'list'
  readonly columns?: 1 | 2 | 3
}

/** Labelled details of one thing. */
export function Descriptions({ items, look = 'list', columns = 2 }: DescriptionsProps) {
  const grid = look === 'list' ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined
  return (
    <dl className={`ly-descriptions ly-descriptions-${look}`} style={grid}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
