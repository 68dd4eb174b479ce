import { useEffect, useLayoutEffect, useRef } from 'react'
import { type KeyAct, keyAct } from '../answering/keyboard-acts.ts'

type Place = Parameters<typeof keyAct>[1]

/** Page-wide keyboard shortcuts while no dialog is open. */
export function useKeys(place: Place | undefined, onAct: (act: KeyAct) => void): void {
  const latest = useRef({ place, onAct })
  useLayoutEffect(() => {
    latest.current = { place, onAct }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { place: here, onAct: runAct } = latest.current
      if (!here || event.altKey || event.isComposing || document.querySelector('dialog[open]')) return
      const isControl = event.ctrlKey || event.metaKey
      const act = keyAct({ key: event.key, isControl, isTyping: isField(event.target) }, here)
      if (!act) return
      event.preventDefault()
      runAct(act)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Whether the target is a text field; radio buttons and checkboxes are not. */
function isField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLAudioElement) return true
  return target instanceof HTMLInputElement && target.type === 'text'
}
