import type { ReactNode } from 'react'
import { Icon, type IconName } from '../picture/icon.tsx'
import './selection-bar.css'

type Act = {
  readonly name: string
  readonly title: string
  readonly icon: IconName
  readonly onChoose: () => void
}

type SelectionBarProps = {
  /** How many are ticked, in words. */
  readonly label: string
  readonly acts: readonly Act[]
  readonly cancel: string
  readonly onCancel: () => void
  /** Before the acts: a way to tick more. */
  readonly before?: ReactNode
  /** After the acts: a menu. */
  readonly after?: ReactNode
  /** The dialog of the act that was chosen. */
  readonly children?: ReactNode
}

/** What can be done to all rows of a table that are ticked. */
export function SelectionBar({ label, acts, cancel, onCancel, before, after, children }: SelectionBarProps) {
  return (
    <div className="ly-selection" role="toolbar" aria-label={label}>
      <strong>{label}</strong>
      {before}
      {acts.map(({ name, title, icon, onChoose }) => (
        <button key={name} type="button" onClick={onChoose}>
          <Icon name={icon} size={16} />
          {title}
        </button>
      ))}
      {after}
      <button type="button" className="ly-selection-end" onClick={onCancel}>
        {cancel}
      </button>
      {children}
    </div>
  )
}
