import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { dismissNotice, type Notice, notice } from '#lib/notice'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './toaster.css'

/** How long a message stays: time to read it, more for one that can be acted upon. */
const stayMs = { error: 10_000, success: 3000, undo: 8000 }

/** The one message of the page, above everything, open dialogs included. Put it once into each app. */
export function Toaster() {
  const current = useStore(notice, (state) => state.current)
  return current && <Toast key={current.id} notice={current} />
}

function Toast({ notice: { id, tone, text: words, details, undo } }: { readonly notice: Notice }) {
  const t = useText(text)
  const [isHeld, setIsHeld] = useState(false)
  const toast = useRef<HTMLDivElement>(null)

  useEffect(() => toast.current?.showPopover(), [])

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dismissNotice(id), undo ? stayMs.undo : stayMs[tone])
    return () => clearTimeout(timer)
  }, [id, tone, undo, isHeld])

  const hold = { onPointerEnter: () => setIsHeld(true), onPointerLeave: () => setIsHeld(false) }
  return (
    <div
      className={`ly-toast ly-toast-${tone}`}
      role={tone === 'error' ? 'alert' : 'status'}
      popover="manual"
      ref={toast}
      {...hold}
    >
      <Icon name={tone === 'error' ? 'warning' : 'done'} />
      <div className="ly-toast-words">
        <p>{words}</p>
        {details.map((line) => (
          <p key={line} className="ly-toast-detail">
            {line}
          </p>
        ))}
      </div>
      {undo && (
        <button
          type="button"
          className="ly-toast-undo"
          onClick={() => {
            dismissNotice(id)
            undo()
          }}
        >
          {t.undo}
        </button>
      )}
      <button type="button" className="ly-toast-close" aria-label={t.close} onClick={() => dismissNotice(id)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
