import type { ReactNode } from 'react'
import type { Tone } from '../feedback/status-dot.tsx'
import './tag.css'

type TagProps = { readonly tone?: Tone | 'plain'; readonly children: ReactNode }

/** A small label: a kind, a rank, a result. `open` is outlined. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={`ly-tag ly-tag-${tone}`}>{children}</span>
}
