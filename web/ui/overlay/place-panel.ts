export type Side = 'top' | 'bottom'
export type Align = 'start' | 'center' | 'end'

type Size = { readonly width: number; readonly height: number }
export type Box = Size & { readonly left: number; readonly top: number }

type Situation = {
  readonly anchor: Box
  readonly panel: Size
  readonly screen: Size
  readonly side: Side
  readonly align: Align
  readonly gap: number
}

const edge = 8

/** The position of a panel: on the preferred side, else on the other if there is more space; never outside the window. */
export function placeOf({ anchor, panel, screen, side, align, gap }: Situation): {
  left: number
  top: number
} {
  const above = anchor.top - gap - panel.height
  const below = anchor.top + anchor.height + gap
  const fits = { top: above >= edge, bottom: below + panel.height <= screen.height - edge }
  const other = side === 'top' ? 'bottom' : 'top'
  const chosen = !fits[side] && fits[other] ? other : side
  const free = anchor.width - panel.width
  const left = anchor.left + { start: 0, center: free / 2, end: free }[align]
  return {
    left: Math.round(Math.max(edge, Math.min(left, screen.width - panel.width - edge))),
    top: Math.round(chosen === 'top' ? above : below),
  }
}
