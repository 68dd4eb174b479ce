import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back on a press, or on focus moving, outside of an element. */
export function useClickElsewhere(place: RefObject<HTMLElement | null>, onElsewhere: () => void): void {
  const handlePress = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node) || !place.current?.contains(target)) onElsewhere()
  })
  useEffect(() => {
    const listen = (event: Event) => handlePress(event)
    document.addEventListener('pointerdown', listen)
    document.addEventListener('focusin', listen)
    return () => {
      document.removeEventListener('pointerdown', listen)
      document.removeEventListener('focusin', listen)
    }
  }, [])
}
