import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the film has scrolled out of view, so that it is docked in the corner while the learner reads below.
 * A film that was not started stays in place.
 */
export function useDocked(place: RefObject<Element | null>, hasBegun: boolean): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (!place.current || !hasBegun) return undefined
    const watcher = new IntersectionObserver(
      (entries) => setIsAway((entries.at(-1)?.intersectionRatio ?? 1) < 0.3),
      { threshold: [0.3] },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place, hasBegun])
  return isAway && hasBegun
}
