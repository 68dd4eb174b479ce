import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Hears a press, or the focus going, outside of a place. */
export function useClickElsewhere(place: RefObject<HTMLElement | null>, onElsewhere: () => void): void {
  const hear = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node) || !place.current?.contains(target)) onElsewhere()
  })
  useEffect(() => {
    const listen = (event: Event) => hear(event)
    document.addEventListener('pointerdown', listen)
    document.addEventListener('focusin', listen)
    return () => {
      document.removeEventListener('pointerdown', listen)
      document.removeEventListener('focusin', listen)
    }
  }, [])
}
