import type { ReactNode } from 'react'
import './step-bars.css'

type Step = {
  readonly id: string
  readonly name: ReactNode
  /** How many reached the step, and how many completed it. */
  readonly reached: number
  readonly done: number
  /** Both figures as text, for screen readers. */
  readonly text: string
  /** A hint where something needs attention. */
  readonly note?: string | undefined
}

type StepBarsProps = {
  readonly label: string
  readonly steps: readonly Step[]
  /** How many could have reached it. */
  readonly whole: number
}

/** Steps below each other, each with how many reached it and, in full colour, how many completed it. */
export function StepBars({ label, steps, whole }: StepBarsProps) {
  const wide = (count: number) => `${whole === 0 ? 0 : Math.min(100, (count / whole) * 100)}%`
  return (
    <ol className="ly-steps-bars" aria-label={label}>
      {steps.map(({ id, name, reached, done, text, note }) => (
        <li key={id} data-noted={note !== undefined}>
          <span className="ly-step-name">{name}</span>
          <span className="ly-step-bar" aria-hidden="true">
            <i className="ly-step-reached" style={{ width: wide(reached) }} />
            <i className="ly-step-done" style={{ width: wide(done) }} />
          </span>
          <span className="ly-step-number">
            {text}
            {note !== undefined && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
