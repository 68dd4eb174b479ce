import { type ReactNode, useCallback, useState } from 'react'
import './chart.css'

type ChartProps = {
  /** The whole chart in one sentence, in the place of its lines. */
  readonly label: string
  readonly height: number
  /** Draws at the width there is, so that words keep their size. */
  readonly children: (width: number) => ReactNode
}

/** The paper a chart is drawn on, as wide as its column. */
export function Chart({ label, height, children }: ChartProps) {
  const [width, setWidth] = useState(0)
  const paper = useCallback((place: HTMLDivElement | null) => {
    if (!place) return undefined
    const measure = new ResizeObserver(() => setWidth(place.clientWidth))
    measure.observe(place)
    return () => measure.disconnect()
  }, [])
  return (
    <div className="ly-chart" style={{ height }} ref={paper}>
      <p className="ly-hidden">{label}</p>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {children(width)}
        </svg>
      )}
    </div>
  )
}

/** Every second name, counted from the last: names must not touch, and now is always named. */
export const isNamed = (i: number, count: number): boolean => count <= 8 || (count - 1 - i) % 2 === 0
