import type { ReactNode } from 'react'
import './step-bars.css'

type Step = {
  readonly id: string
  readonly name: ReactNode
  /** How many got there, and how many got through. */
  readonly reached: number
  readonly done: number
  /** Both figures in words, for those who do not see the bars. */
  readonly words: string
  /** Where something is to be looked at, and what. */
  readonly note?: string | undefined
}

type StepBarsProps = {
  readonly label: string
  readonly steps: readonly Step[]
  /** All who could have got there. */
  readonly whole: number
}

/** Steps one below the other, each with who got there and, in full colour, who got through. */
export function StepBars({ label, steps, whole }: StepBarsProps) {
  const wide = (count: number) => `${whole === 0 ? 0 : Math.min(100, (count / whole) * 100)}%`
  return (
    <ol className="ly-steps-bars" aria-label={label}>
      {steps.map(({ id, name, reached, done, words, note }) => (
        <li key={id} data-noted={note !== undefined}>
          <span className="ly-step-name">{name}</span>
          <span className="ly-step-bar" aria-hidden="true">
            <i className="ly-step-reached" style={{ width: wide(reached) }} />
            <i className="ly-step-done" style={{ width: wide(done) }} />
          </span>
          <span className="ly-step-number">
            {words}
            {note !== undefined && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
