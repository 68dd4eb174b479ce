import { Rules } from './bar-chart.tsx'
import { Chart, isNamed } from './chart.tsx'
import { ticksOf } from './scale.ts'

type Point = { readonly name: string; readonly value: number; readonly note?: string }

type LineChartProps = {
  /** The whole chart in one sentence. */
  readonly label: string
  readonly points: readonly Point[]
  /** The last value in words. */
  readonly shown: string
  readonly height?: number
}

const margin = { left: 48, right: 20, top: 30, bottom: 50 }

/** A course of values, the last one told; a note explains a point where people would ask. */
export function LineChart({ label, points, shown, height = 250 }: LineChartProps) {
  const ticks = ticksOf(points.map(({ value }) => value))
  const floor = height - margin.bottom
  const y = (value: number) => floor - (value / (ticks.at(-1) ?? 1)) * (floor - margin.top)
  const last = points.length - 1
  return (
    <Chart label={label} height={height}>
      {(width) => {
        const x = (i: number) => margin.left + ((width - margin.left - margin.right) / last) * i
        const course = points.map(({ value }, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')
        const end = { x: x(last), y: y(points[last]?.value ?? 0) }
        // Above the line, or below it where the line comes down from there.
        const isFalling = (points[last - 1]?.value ?? 0) > (points[last]?.value ?? 0)
        return (
          <>
            <Rules ticks={ticks} y={y} from={margin.left} to={width} />
            <path className="ly-line-area" d={`M${course}L${end.x} ${floor}L${margin.left} ${floor}Z`} />
            <path className="ly-line" d={`M${course}`} />
            <circle className="ly-line-end" cx={end.x} cy={end.y} r="5" />
            <text className="ly-chart-value" x={end.x} y={end.y + (isFalling ? 26 : -12)} textAnchor="end">
              {shown}
            </text>
            {points.map((point, i) => (
              <Foot
                key={point.name}
                point={point}
                x={x(i)}
                y={y(point.value)}
                floor={floor}
                isNamed={isNamed(i, points.length)}
              />
            ))}
          </>
        )
      }}
    </Chart>
  )
}

type FootProps = {
  readonly point: Point
  readonly x: number
  readonly y: number
  readonly floor: number
  readonly isNamed: boolean
}

function Foot({ point: { name, note }, x, y, floor, isNamed: hasName }: FootProps) {
  if (note) {
    return (
      <g textAnchor="middle">
        <path className="ly-line-note" d={`M${x} ${y + 8}V${floor + 26}`} />
        <text className="ly-line-note-words" x={x} y={floor + 42}>
          {note}
        </text>
      </g>
    )
  }
  return (
    hasName && (
      <text x={x} y={floor + 22} textAnchor="middle">
        {name}
      </text>
    )
  )
}
