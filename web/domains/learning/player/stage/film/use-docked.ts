import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the place of the film has left the screen: whoever writes a note or reads below then has it in the corner.
 * A film that nobody has begun stays where it is.
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
