import { Chart, isNamed } from './chart.tsx'
import { ticksOf } from './scale.ts'

export type Bar = {
  readonly name: string
  readonly value: number
  /** The value in words, above the bar: for the few that matter. */
  readonly shown?: string
}

type BarChartProps = {
  /** The whole chart in one sentence. */
  readonly label: string
  readonly bars: readonly Bar[]
  readonly goal?: { readonly value: number; readonly label: string }
  readonly width?: number
  readonly height?: number
}

const margin = { left: 30, right: 4, top: 26, bottom: 40 }

/** Values over time as bars; the last one is now. A goal is a dashed gold line. */
export function BarChart({ label, bars, goal, width = 580, height = 230 }: BarChartProps) {
  const ticks = ticksOf(Math.max(goal?.value ?? 0, ...bars.map(({ value }) => value)))
  const floor = height - margin.bottom
  const y = (value: number) => floor - (value / (ticks.at(-1) ?? 1)) * (floor - margin.top)
  const room = (width - margin.left - margin.right) / bars.length
  const thick = Math.min(28, room * 0.6)
  const middle = (i: number) => margin.left + room * (i + 0.5)
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
      {bars.map(({ name, value, shown }, i) => (
        <g key={name} textAnchor="middle">
          <rect
            className={`ly-bar-${toneOf({ isLast: i === bars.length - 1, isReached: value >= (goal?.value ?? 0) })}`}
            x={middle(i) - thick / 2}
            y={y(value)}
            width={thick}
            height={floor - y(value)}
            rx="3"
          />
          {shown && (
            <text className="ly-chart-value" x={middle(i)} y={y(value) - 8}>
              {shown}
            </text>
          )}
          {isNamed(i, bars.length) && (
            <text x={middle(i)} y={floor + 20}>
              {name}
            </text>
          )}
        </g>
      ))}
      {goal && (
        <>
          <path className="ly-chart-goal" d={`M${margin.left} ${y(goal.value)}H${width}`} />
          <text className="ly-chart-goal-name" x={margin.left + 4} y={y(goal.value) - 7}>
            {goal.label}
          </text>
        </>
      )}
    </Chart>
  )
}

function toneOf({ isLast, isReached }: { readonly isLast: boolean; readonly isReached: boolean }): string {
  if (isLast) return 'now'
  return isReached ? 'reached' : 'plain'
}
