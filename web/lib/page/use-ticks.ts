import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

/**
 * The selected rows of a list. A selection belongs to one query: another filter or page starts empty, so that no action
 * affects rows that are no longer visible.
 */
export function useTicks(query: unknown) {
  const place = JSON.stringify(query)
  const [selection, setSelection] = useState({ place, ticked: none, isAll: false })
  return {
    ticked: selection.place === place ? selection.ticked : none,
    /** Everything the query matches, on this page and the others. */
    isAll: selection.place === place && selection.isAll,
    takeAll: () => setSelection({ ...selection, isAll: true }),
    tick: (ticked: ReadonlySet<string>) => setSelection({ place, ticked, isAll: false }),
    clear: () => setSelection({ place, ticked: none, isAll: false }),
  }
}
