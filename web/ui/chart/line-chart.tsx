import { Chart, isNamed } from './chart.tsx'
import { ticksOf } from './scale.ts'

type LineChartProps = {
  /** The whole chart in one sentence. */
  readonly label: string
  readonly points: readonly { readonly name: string; readonly value: number; readonly note?: string }[]
  /** The last value in words. */
  readonly shown: string
  readonly width?: number
  readonly height?: number
}

const margin = { left: 44, right: 20, top: 30, bottom: 50 }

/** A course of values, the last one told; a note explains a point where people would ask. */
export function LineChart({ label, points, shown, width = 716, height = 250 }: LineChartProps) {
  const ticks = ticksOf(Math.max(...points.map(({ value }) => value)))
  const floor = height - margin.bottom
  const x = (i: number) => margin.left + ((width - margin.left - margin.right) / (points.length - 1)) * i
  const y = (value: number) => floor - (value / (ticks.at(-1) ?? 1)) * (floor - margin.top)
  const course = points.map(({ value }, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')
  const last = points.length - 1
  const end = { x: x(last), y: y(points[last]?.value ?? 0) }
  return (
    <Chart label={label} width={width} height={height}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="ly-chart-rule" d={`M${margin.left} ${y(tick)}H${width}`} />
          <text x="0" y={y(tick) + 4}>
            {tick.toLocaleString('en-US')}
          </text>
        </g>
      ))}
      <path className="ly-line-area" d={`M${course}L${end.x} ${floor}L${margin.left} ${floor}Z`} />
      <path className="ly-line" d={`M${course}`} />
      <circle className="ly-line-end" cx={end.x} cy={end.y} r="5" />
      <text className="ly-chart-value" x={end.x} y={end.y - 12} textAnchor="end">
        {shown}
      </text>
      {points.map(({ name, value, note }, i) => (
        <g key={name} textAnchor="middle">
          {note ? (
            <>
              <path className="ly-line-note" d={`M${x(i)} ${y(value) + 8}V${floor + 26}`} />
              <text className="ly-line-note-words" x={x(i)} y={floor + 42}>
                {note}
              </text>
            </>
          ) : (
            isNamed(i, points.length) && (
              <text x={x(i)} y={floor + 22}>
                {name}
              </text>
            )
          )}
        </g>
      ))}
    </Chart>
  )
}
