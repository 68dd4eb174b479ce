import { Chart, isNamed } from './chart.tsx'
import { ticksOf } from './scale.ts'

type Bar = {
  readonly name: string
  readonly value: number
  /** The value as text above the bar, for the few that matter. */
  readonly shown?: string
}

type BarChartProps = {
  /** The whole chart in one sentence, for screen readers. */
  readonly label: string
  readonly bars: readonly Bar[]
  readonly goal?: { readonly value: number; readonly label: string }
  readonly height?: number
}

const margin = { left: 30, right: 4, top: 26, bottom: 40 }

/** Values over time as bars; the last one is now. A goal is a dashed gold line. */
export function BarChart({ label, bars, goal, height = 230 }: BarChartProps) {
  const ticks = ticksOf([goal?.value ?? 0, ...bars.map(({ value }) => value)])
  const baseline = height - margin.bottom
  const y = (value: number) => baseline - (value / (ticks.at(-1) ?? 1)) * (baseline - margin.top)
  return (
    <Chart label={label} height={height}>
      {(width) => {
        const slotWidth = (width - margin.left - margin.right) / bars.length
        return (
          <>
            <Rules ticks={ticks} y={y} from={margin.left} to={width} />
            {bars.map((bar, i) => (
              <Column
                key={bar.name}
                bar={bar}
                middle={margin.left + slotWidth * (i + 0.5)}
                thick={Math.min(28, slotWidth * 0.6)}
                top={y(bar.value)}
                baseline={baseline}
                tone={toneOf(i === bars.length - 1, bar.value >= (goal?.value ?? 0))}
                isNamed={isNamed(i, bars.length)}
              />
            ))}
            {goal && (
              <>
                <path className="ly-chart-goal" d={`M${margin.left} ${y(goal.value)}H${width}`} />
                <text className="ly-chart-goal-name" x={margin.left + 4} y={y(goal.value) - 7}>
                  {goal.label}
                </text>
              </>
            )}
          </>
        )
      }}
    </Chart>
  )
}

type RulesProps = {
  readonly ticks: readonly number[]
  readonly y: (value: number) => number
  readonly from: number
  readonly to: number
}

/** The axis on the left, with a light rule for each tick. */
export function Rules({ ticks, y, from, to }: RulesProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path className="ly-chart-rule" d={`M${from} ${y(tick)}H${to}`} />
      <text x="0" y={y(tick) + 4}>
        {tick.toLocaleString('en-US')}
      </text>
    </g>
  ))
}

type ColumnProps = {
  readonly bar: Bar
  readonly middle: number
  readonly thick: number
  readonly top: number
  readonly baseline: number
  readonly tone: string
  readonly isNamed: boolean
}

function Column({ bar: { name, shown }, middle, thick, top, baseline, tone, isNamed: hasName }: ColumnProps) {
  return (
    <g textAnchor="middle">
      <rect
        className={`ly-bar-${tone}`}
        x={middle - thick / 2}
        y={top}
        width={thick}
        height={baseline - top}
        rx="3"
      />
      {shown && (
        <text className="ly-chart-value" x={middle} y={top - 8}>
          {shown}
        </text>
      )}
      {hasName && (
        <text x={middle} y={baseline + 20}>
          {name}
        </text>
      )}
    </g>
  )
}

function toneOf(isLast: boolean, isReached: boolean): string {
  if (isLast) return 'now'
  return isReached ? 'reached' : 'plain'
}
