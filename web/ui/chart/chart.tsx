import type { ReactNode } from 'react'
import './chart.css'

type ChartProps = {
  /** The whole chart in one sentence, in the place of its lines. */
  readonly label: string
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/** The paper a chart is drawn on; it grows with its column. */
export function Chart({ label, width, height, children }: ChartProps) {
  return (
    <>
      <p className="ly-hidden">{label}</p>
      <svg className="ly-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {children}
      </svg>
    </>
  )
}

/** Every second name, counted from the last: names must not touch, and now is always named. */
export const isNamed = (i: number, count: number): boolean => count <= 8 || (count - 1 - i) % 2 === 0
