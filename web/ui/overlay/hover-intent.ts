import { useEffect, useState } from 'react'

const intentMs = 120

/** Opens for a resting mouse and closes after it has left; touch and pen only click. */
export function useHoverIntent(setIsOpen: (isOpen: boolean) => void) {
  const [patience] = useState(newPatience)
  useEffect(() => patience.stop, [patience])
  return hoverIntent(setIsOpen, patience)
}

type Patience = { readonly soon: (act: () => void, ms: number) => void; readonly stop: () => void }

/** A timer for one thing at a time: the next one replaces it. */
export function newPatience(): Patience {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    soon: (act, ms) => {
      stop()
      timer = setTimeout(act, ms)
    },
    stop,
  }
}

/** The pointer handlers of a panel. */
export function hoverIntent(setIsOpen: (isOpen: boolean) => void, patience: Patience) {
  const soon = (isOpen: boolean) => (event: { readonly pointerType: string }) => {
    if (event.pointerType !== 'mouse') return
    patience.soon(() => setIsOpen(isOpen), isOpen ? intentMs : intentMs * 2)
  }
  return { onPointerEnter: soon(true), onPointerLeave: soon(false) }
}
