import type { ReactNode } from 'react'
import './status-dot.css'

/** What a state means for the reader; `open` is a hollow dot, `past` a grey one. */
export type Tone = 'brand' | 'success' | 'warning' | 'error' | 'info' | 'reward' | 'open' | 'past'

type StatusDotProps = { readonly tone: Tone; readonly children: ReactNode }

/** A state: a dot for the eye, and always the word. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return <span className={`ly-status ly-status-${tone}`}>{children}</span>
}
