import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

/**
 * What is ticked in a list. Ticks hold for what the list was asked for: another filter or page begins without any,
 * so that nothing is done to rows that nobody sees any more.
 */
export function useTicks(asked: unknown) {
  const place = JSON.stringify(asked)
  const [kept, setKept] = useState({ place, ticked: none, isAll: false })
  return {
    ticked: kept.place === place ? kept.ticked : none,
    /** Everything that the list was asked for, on this page and the others. */
    isAll: kept.place === place && kept.isAll,
    takeAll: () => setKept({ ...kept, isAll: true }),
    tick: (ticked: ReadonlySet<string>) => setKept({ place, ticked, isAll: false }),
    clear: () => setKept({ place, ticked: none, isAll: false }),
  }
}
