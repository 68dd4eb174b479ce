import type { ReactNode } from 'react'
import { type EmptyKind, EmptyPicture } from '../picture/empty-picture.tsx'
import './empty.css'

type EmptyProps = {
  readonly kind: EmptyKind
  readonly title: string
  readonly hint?: string | undefined
  /** A whole page has a heading; a part of a page does not. */
  readonly isPage?: boolean
  readonly children?: ReactNode
}

/** An empty state: one picture, one sentence, one action. */
export function Empty({ kind, title, hint, isPage = false, children }: EmptyProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="ly-empty">
      <EmptyPicture kind={kind} />
      <Title className="ly-empty-title">{title}</Title>
      {hint && <p className="ly-empty-hint">{hint}</p>}
      {children && <div className="ly-empty-way">{children}</div>}
    </div>
  )
}
