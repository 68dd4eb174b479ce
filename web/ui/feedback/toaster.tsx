import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { dismissNotice, type Notice, notice } from '#lib/notice'
import { Toast } from './toast/toast.tsx'

/** How long a message stays: time to read it, more for one that can be acted upon. */
const stayMs = { error: 10_000, success: 3000, points: 3000, act: 8000 }

/** The one message of the page, above everything, open dialogs included. Put it once into each app. */
export function Toaster() {
  const current = useStore(notice, (state) => state.current)
  return current && <Passing key={current.id} notice={current} />
}

function Passing({ notice: { id, tone, text: words, details, act } }: { readonly notice: Notice }) {
  const [isHeld, setIsHeld] = useState(false)
  const toast = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const shown = toast.current
    shown?.showPopover()
    const hold = () => setIsHeld(true)
    const release = () => setIsHeld(false)
    shown?.addEventListener('pointerenter', hold)
    shown?.addEventListener('pointerleave', release)
    return () => {
      shown?.removeEventListener('pointerenter', hold)
      shown?.removeEventListener('pointerleave', release)
    }
  }, [])

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dismissNotice(id), act ? stayMs.act : stayMs[tone])
    return () => clearTimeout(timer)
  }, [id, tone, act, isHeld])

  return (
    <Toast
      tone={tone}
      words={words}
      details={details}
      popover="manual"
      ref={toast}
      onClose={() => dismissNotice(id)}
      act={
        act && {
          ...act,
          run: () => {
            dismissNotice(id)
            act.run()
          },
        }
      }
    />
  )
}
