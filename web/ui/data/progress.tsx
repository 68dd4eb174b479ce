import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import './progress.css'

type Tone = 'brand' | 'success' | 'reward' | 'error'

type ProgressProps = {
  /** 0 to 100. */
  readonly percent: number
  /** Turns to success at 100 by itself; gold only for points. */
  readonly tone?: Tone
  readonly isThin?: boolean
  /** Shows the number at the right end. */
  readonly hasNumber?: boolean
  /** What is progressing, for screen readers; empty where adjacent text says it already. */
  readonly label?: string
}

/** A progress bar. */
export function Progress({ percent, tone, isThin = false, hasNumber = false, label }: ProgressProps) {
  const whole = wholeOf(percent)
  const thin = isThin ? ' ly-progress-thin' : ''
  return (
    <span className="ly-progress-line">
      <span className={`ly-progress ly-progress-${tone ?? toneAt(whole)}${thin}`} {...useMeter(whole, label)}>
        <i style={{ width: `${whole}%` }} />
      </span>
      {hasNumber && <span className="ly-progress-number">{whole}%</span>}
    </span>
  )
}

type RingProps = Pick<ProgressProps, 'percent' | 'tone' | 'label'> & {
  readonly size?: number
  readonly children?: ReactNode
}

const around = 2 * Math.PI * 19

/** Progress as a ring, with content in its middle. */
export function ProgressRing({ percent, tone, label, size = 42, children }: RingProps) {
  const whole = wholeOf(percent)
  return (
    <span
      className={`ly-progress-ring ly-progress-${tone ?? toneAt(whole)}`}
      style={{ width: size, height: size }}
      {...useMeter(whole, label)}
    >
      <svg viewBox="0 0 42 42" aria-hidden="true">
        <circle className="ly-progress-track" cx="21" cy="21" r="19" />
        <circle
          className="ly-progress-arc"
          cx="21"
          cy="21"
          r="19"
          strokeDasharray={`${(around * whole) / 100} ${around}`}
          strokeLinecap={whole === 0 ? 'butt' : 'round'}
          transform="rotate(-90 21 21)"
        />
      </svg>
      <span>{children}</span>
    </span>
  )
}

function useMeter(percent: number, label: string | undefined) {
  const t = useText(text)
  if (label === '') return { 'aria-hidden': true }
  return {
    role: 'progressbar',
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-label': label ?? t.progress.done(String(percent)),
  }
}

const wholeOf = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))

const toneAt = (percent: number): Tone => (percent === 100 ? 'success' : 'brand')
