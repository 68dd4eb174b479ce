import { type RefObject, useCallback } from 'react'
import { type Align, type Box, placeOf, type Side } from './place-panel.ts'

type Beside = { readonly side: Side; readonly align: Align; readonly gap: number }

/**
 * The `ref` of a panel that is rendered while open: it is placed beside its anchor in the browser's top layer, where
 * nothing clips it and no dialog covers it, and follows when the page scrolls or resizes.
 */
export function useFloating(anchor: RefObject<HTMLElement | null>, { side, align, gap }: Beside) {
  return useCallback(
    (panel: HTMLElement | null) => {
      if (!panel) return undefined
      const place = () => {
        if (!anchor.current) return
        const at = placeOf({
          anchor: boxOf(anchor.current),
          panel: { width: panel.offsetWidth, height: panel.offsetHeight },
          screen: { width: document.documentElement.clientWidth, height: window.innerHeight },
          side,
          align,
          gap,
        })
        panel.style.left = `${at.left}px`
        panel.style.top = `${at.top}px`
      }
      panel.showPopover()
      place()
      window.addEventListener('resize', place)
      window.addEventListener('scroll', place, { capture: true, passive: true })
      return () => {
        window.removeEventListener('resize', place)
        window.removeEventListener('scroll', place, { capture: true })
      }
    },
    [anchor, side, align, gap],
  )
}

function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
