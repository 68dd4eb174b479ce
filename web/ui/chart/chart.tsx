import { type ReactNode, useCallback, useState } from 'react'
import './chart.css'

type ChartProps = {
  /** The whole chart in one sentence, for screen readers. */
  readonly label: string
  readonly height: number
  /** Rendered at the available width, so that text keeps its size. */
  readonly children: (width: number) => ReactNode
}

/** The SVG of a chart, as wide as its column. */
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

/** Every second label, counted from the last: labels must not overlap, and now is always labelled. */
export const isNamed = (i: number, count: number): boolean => count <= 8 || (count - 1 - i) % 2 === 0
