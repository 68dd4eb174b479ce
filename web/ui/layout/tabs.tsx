import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './tabs.css'

type TabsProps<Name extends string> = {
  readonly label: string
  readonly tabs: readonly {
    readonly name: Name
    readonly title: string
    readonly count?: number | undefined
  }[]
  readonly current: Name
  readonly onChoose: (name: Name) => void
  readonly children: ReactNode
}

/** Tabs. Arrow keys move between them, and the chosen panel is shown below. */
export function Tabs<Name extends string>({ label, tabs, current, onChoose, children }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex(({ name }) => name === current)
    const next = (at + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (tab) onChoose(tab.name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div className="ly-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move} tabIndex={-1}>
        {tabs.map(({ name, title, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {title}
            {count !== undefined && <small>{count}</small>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}
