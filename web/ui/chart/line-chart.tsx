import { Rules } from './bar-chart.tsx'
import { Chart, isNamed } from './chart.tsx'
import { courseOf, ticksOf } from './scale.ts'

type Point = { readonly name: string; readonly value: number; readonly note?: string }

type LineChartProps = {
  /** The whole chart in one sentence, for screen readers. */
  readonly label: string
  readonly points: readonly Point[]
  /** The last value as text. */
  readonly shown: string
  readonly height?: number
  /** The last value is still growing: it is drawn as incomplete. */
  readonly isLastPartial?: boolean
}

const margin = { left: 48, right: 20, top: 30, bottom: 50 }

/** Values as a line, the last one labelled; a note explains an unusual point. */
export function LineChart({ label, points, shown, height = 250, isLastPartial = false }: LineChartProps) {
  const ticks = ticksOf(points.map(({ value }) => value))
  const baseline = height - margin.bottom
  const y = (value: number) => baseline - (value / (ticks.at(-1) ?? 1)) * (baseline - margin.top)
  const last = points.length - 1
  return (
    <Chart label={label} height={height}>
      {(width) => {
        const x = (i: number) => margin.left + ((width - margin.left - margin.right) / last) * i
        const places = points.map(({ value }, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`)
        const { course, sofar } = courseOf(places, isLastPartial)
        const full = x(isLastPartial ? last - 1 : last)
        const end = { x: x(last), y: y(points[last]?.value ?? 0) }
        // Above the line, or below it where the line is falling.
        const isFalling = (points[last - 1]?.value ?? 0) > (points[last]?.value ?? 0)
        return (
          <>
            <Rules ticks={ticks} y={y} from={margin.left} to={width} />
            <path className="ly-line-area" d={`M${course}L${full} ${baseline}L${margin.left} ${baseline}Z`} />
            <path className="ly-line" d={`M${course}`} />
            {sofar && <path className="ly-line ly-line-sofar" d={`M${sofar}`} />}
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
                baseline={baseline}
                isNamed={isNamed(i, points.length)}
                isLast={i === last}
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
  readonly baseline: number
  readonly isNamed: boolean
  readonly isLast: boolean
}

function Foot({ point: { name, note }, x, y, baseline, isNamed: hasName, isLast }: FootProps) {
  if (note) {
    return (
      <g textAnchor="middle">
        <path className="ly-line-note" d={`M${x} ${y + 8}V${baseline + 26}`} />
        <text className="ly-line-note-words" x={x} y={baseline + 42}>
          {note}
        </text>
      </g>
    )
  }
  return (
    hasName && (
      // A long label of the last point is right-aligned instead of being cut.
      <text x={isLast ? x + margin.right : x} y={baseline + 22} textAnchor={isLast ? 'end' : 'middle'}>
        {name}
      </text>
    )
  )
}
