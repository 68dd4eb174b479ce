import type { ReactNode } from 'react'
import { type EmptyKind, EmptyPicture } from '#ui/picture/empty-picture'
import './sign-in.css'

type SignInResultProps = {
  readonly kind: EmptyKind
  readonly title: string
  readonly hint?: string
  /** The next links. */
  readonly children?: ReactNode
}

/** The result of a process: a picture, a sentence and next links. It replaces the form and is announced to screen readers. */
export function SignInResult({ kind, title, hint, children }: SignInResultProps) {
  return (
    <div className="gate-result" aria-live="polite">
      <EmptyPicture kind={kind} />
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      {children && <div className="gate-result-ways">{children}</div>}
    </div>
  )
}
