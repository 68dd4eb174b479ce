import type { ReactNode } from 'react'
import './status-dot.css'

/** The meaning of a state; `open` is a hollow dot, `past` a grey one. */
export type Tone = 'brand' | 'success' | 'warning' | 'error' | 'info' | 'reward' | 'open' | 'past'

type StatusDotProps = { readonly tone: Tone; readonly children: ReactNode }

/** A state: a coloured dot, always with its text. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return <span className={`ly-status ly-status-${tone}`}>{children}</span>
}
