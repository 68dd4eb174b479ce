/** Moves the focus among the items of a panel, wrapping around: `step` 1 or -1, or to the `first` or the `last`. */
export function moveFocus(panel: HTMLElement | null, to: 1 | -1 | 'first' | 'last'): void {
  const choices = [...(panel?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const now = choices.findIndex((choice) => choice === document.activeElement)
  choices.at(indexOf(to, now, choices.length))?.focus()
}

const focusable = ':is(a[href], button, input, select, textarea):not(:disabled)'

function indexOf(to: 1 | -1 | 'first' | 'last', now: number, count: number): number {
  if (to === 'first') return 0
  if (to === 'last') return -1
  if (now < 0) return to > 0 ? 0 : -1
  return (now + to) % count
}

/** The meaning of a key inside a panel with arrow navigation. */
export const steps: Readonly<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
}
