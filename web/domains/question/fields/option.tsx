import type { ReactNode } from 'react'

type OptionProps = {
  readonly kind: 'radio' | 'checkbox'
  readonly name: string
  /** The letter or sign before the option. */
  readonly sign: ReactNode
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One option row; the native control lies under the sign. */
export function Option({ kind, name, sign, isChosen, onChoose, children }: OptionProps) {
  return (
    <label className="exam-option">
      <input type={kind} name={name} checked={isChosen} onChange={onChoose} />
      <span className={`exam-sign exam-sign-${kind}`} aria-hidden="true">
        {sign}
      </span>
      <span className="exam-option-words">{children}</span>
    </label>
  )
}
