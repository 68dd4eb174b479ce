import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

/**
 * What is ticked in a list. Ticks hold for what the list was asked for: another filter or page begins without any,
 * so that nothing is done to rows that nobody sees any more.
 */
export function useTicks(asked: unknown) {
  const place = JSON.stringify(asked)
  const [kept, setKept] = useState({ place, ticked: none })
  return {
    ticked: kept.place === place ? kept.ticked : none,
    tick: (ticked: ReadonlySet<string>) => setKept({ place, ticked }),
    clear: () => setKept({ place, ticked: none }),
  }
}
