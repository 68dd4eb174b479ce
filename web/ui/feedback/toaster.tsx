import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { dismissNotice, type Notice, notice } from '#lib/notice'
import { Toast } from './toast/toast.tsx'

/** How long a message stays: time to read it, longer with an action. */
const stayMs = { error: 10_000, success: 3000, points: 3000, act: 8000 }

/** The page's one message, above everything including open dialogs. Mount it once in each app. */
export function Toaster() {
  const current = useStore(notice, (state) => state.current)
  return current && <Passing key={current.id} notice={current} />
}

function Passing({ notice: { id, tone, text: message, details, act } }: { readonly notice: Notice }) {
  const [isPaused, setIsPaused] = useState(false)
  const toast = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const shown = toast.current
    shown?.showPopover()
    const pause = () => setIsPaused(true)
    const release = () => setIsPaused(false)
    shown?.addEventListener('pointerenter', pause)
    shown?.addEventListener('pointerleave', release)
    return () => {
      shown?.removeEventListener('pointerenter', pause)
      shown?.removeEventListener('pointerleave', release)
    }
  }, [])

  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => dismissNotice(id), act ? stayMs.act : stayMs[tone])
    return () => clearTimeout(timer)
  }, [id, tone, act, isPaused])

  return (
    <Toast
      tone={tone}
      message={message}
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
