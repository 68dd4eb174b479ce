import './chart.css'

type Share = {
  readonly name: string
  readonly value: number
  readonly shown: string
  readonly colour?: string
}

type ShareBarsProps = {
  readonly shares: readonly Share[]
  /** The value of a full bar; by default the largest share. */
  readonly whole?: number
  /** A mark on every bar: the average, or the goal. */
  readonly mark?: number
}

/** Shares of a total, each a named bar with its number. */
export function ShareBars({ shares, whole, mark }: ShareBarsProps) {
  const full = whole ?? Math.max(...shares.map(({ value }) => value))
  return (
    <ul className={`ly-shares${whole === undefined ? '' : ' ly-shares-tracked'}`}>
      {shares.map(({ name, value, shown, colour }, i) => (
        <li key={name}>
          <span>{name}</span>
          <span className="ly-share">
            <i style={{ width: `${(value / full) * 100}%`, background: colour ?? tones[i % tones.length] }} />
            {mark !== undefined && <u style={{ left: `${(mark / full) * 100}%` }} />}
          </span>
          <span className="ly-share-number">{shown}</span>
        </li>
      ))}
    </ul>
  )
}

/** Distinct, muted, and readable on both backgrounds. */
const tones = ['var(--c-brand)', 'var(--c-info)', '#b56d90', 'var(--c-success)', '#d97a4c', 'var(--c-text-4)']
