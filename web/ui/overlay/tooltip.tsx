import { type ReactNode, useId, useRef, useState } from 'react'
import { useFloating } from './floating.ts'
import { useHoverIntent } from './hover-intent.ts'
import type { Side } from './place-panel.ts'
import './overlay.css'

type TooltipProps = {
  readonly text: string
  /** Spread `names` on the explained element, so that the text is read with it. */
  readonly children: (names: { readonly 'aria-describedby': string | undefined }) => ReactNode
  readonly side?: Side
}

/** A short explanation while the pointer or the focus is on an element. Escape hides it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const hover = useHoverIntent(setIsOpen)
  const panel = useFloating(anchor, { side, align: 'center', gap: 8 })
  return (
    <span
      className="ly-popover"
      role="presentation"
      ref={anchor}
      onFocus={() => setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      {...hover}
    >
      {children({ 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <span className="ly-floating ly-tooltip" id={id} role="tooltip" popover="manual" ref={panel}>
          {text}
        </span>
      )}
    </span>
  )
}
