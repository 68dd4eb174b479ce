import type { ReactNode } from 'react'
import { type EmptyKind, EmptyPicture } from '#ui/picture/empty-picture'
import './gate.css'

type GateResultProps = {
  readonly kind: EmptyKind
  readonly title: string
  readonly hint?: string
  /** The ways on. */
  readonly children?: ReactNode
}

/** How something ended: a picture, a sentence, and where to go now. It takes the place of the form, and is told. */
export function GateResult({ kind, title, hint, children }: GateResultProps) {
  return (
    <div className="gate-result" aria-live="polite">
      <EmptyPicture kind={kind} />
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      {children && <div className="gate-result-ways">{children}</div>}
    </div>
  )
}
