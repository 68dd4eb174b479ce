import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/picture/icon'
import './section-head.css'

type SectionHeadProps = {
  readonly title: string
  readonly id?: string
  readonly sub?: string | undefined
  /** Small tabs beside the headline. */
  readonly tabs?: ReactNode
  readonly end?: ReactNode
}

/** A strong rule and a headline: the head of a section. */
export function SectionHead({ title, id, sub, tabs, end }: SectionHeadProps) {
  return (
    <header className="ly-section-head">
      <h2 id={id}>{title}</h2>
      {sub && <p>{sub}</p>}
      {tabs}
      {end && <div className="ly-section-head-end">{end}</div>}
    </header>
  )
}

type InlineTabsProps<Name extends string> = {
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly title: string }[]
  readonly current: Name
  readonly onChoose: (name: Name) => void
}

/** Two or three views of a section, in its head. */
export function InlineTabs<Name extends string>({ label, tabs, current, onChoose }: InlineTabsProps<Name>) {
  return (
    <fieldset className="ly-inline-tabs">
      <legend className="ly-hidden">{label}</legend>
      {tabs.map(({ name, title }) => (
        <button key={name} type="button" aria-pressed={name === current} onClick={() => onChoose(name)}>
          {title}
        </button>
      ))}
    </fieldset>
  )
}

/** “更多” at the right end of a head. */
export function MoreLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className="ly-more" to={to}>
      {children}
      <Icon name="right" size={14} />
    </Link>
  )
}
