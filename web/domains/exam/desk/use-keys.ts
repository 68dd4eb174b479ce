import { useEffect, useLayoutEffect, useRef } from 'react'
import { type KeyAct, keyAct } from '../answering/keys.ts'

type Place = Parameters<typeof keyAct>[1]

/** Keys of the whole page, as long as nothing lies over it. */
export function useKeys(place: Place | undefined, onAct: (act: KeyAct) => void): void {
  const latest = useRef({ place, onAct })
  useLayoutEffect(() => {
    latest.current = { place, onAct }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { place: here, onAct: tell } = latest.current
      if (!here || event.altKey || event.isComposing || document.querySelector('dialog[open]')) return
      const isControl = event.ctrlKey || event.metaKey
      const act = keyAct({ key: event.key, isControl, isTyping: isField(event.target) }, here)
      if (!act) return
      event.preventDefault()
      tell(act)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Where letters are written; a radio button or a tick is no such place. */
function isField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLAudioElement) return true
  return target instanceof HTMLInputElement && target.type === 'text'
}
