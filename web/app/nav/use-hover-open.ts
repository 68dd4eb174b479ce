import { useEffect, useRef } from 'react'

const intentMs = 120

/** Opens for a mouse that rests, closes for one that has left; a finger or a pen only clicks. */
export function useHoverOpen(setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const soon = (isOpen: boolean) => (event: { readonly pointerType: string }) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(isOpen), isOpen ? intentMs : intentMs * 2)
  }
  return { onPointerEnter: soon(true), onPointerLeave: soon(false) }
}
