import { useEffect } from 'react'
import { keyAct } from './mark-rules.ts'

type Acts = Readonly<Record<NonNullable<ReturnType<typeof keyAct>>, () => void>>

/** The shortcuts of the marking page; disabled while a dialog is open. */
export function useKeys(acts: Acts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keyAct(event)
      if (!act || document.querySelector('dialog[open]')) return
      event.preventDefault()
      acts[act]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
