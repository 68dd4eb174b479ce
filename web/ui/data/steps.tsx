import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './steps.css'

type StepsProps = {
  readonly label: string
  readonly steps: readonly { readonly title: string; readonly hint?: string }[]
  /** The index of the current step. */
  readonly current: number
}

/** The steps of a process, with the current one marked. */
export function Steps({ label, steps, current }: StepsProps) {
  const t = useText(text).steps
  return (
    <ol className="ly-steps" aria-label={label}>
      {steps.map(({ title, hint }, i) => {
        const state = i < current ? 'done' : i === current ? 'now' : 'ahead'
        return (
          <li key={title} className={`ly-step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="ly-step-mark" aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={14} /> : i + 1}
            </span>
            <span className="ly-step-words">
              <span>
                {title}
                <span className="ly-hidden">{t[state]}</span>
              </span>
              {hint && <small>{hint}</small>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
