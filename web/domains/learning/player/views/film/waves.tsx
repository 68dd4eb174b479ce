type WavesProps = { readonly title: string; readonly isPlaying: boolean }

const heights = Array.from(
  { length: 48 },
  (_, i) => 18 + Math.round(60 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.31))),
)

/** A sound visualised as bars that move while it plays. */
export function Waves({ title, isPlaying }: WavesProps) {
  return (
    <div className={`study-waves${isPlaying ? ' is-playing' : ''}`} aria-hidden="true">
      <b>{title}</b>
      <span>
        {heights.map((height, i) => (
          // eslint-disable-next-line react/no-array-index-key -- they never move
          <i key={i} style={{ height: `${height}%` }} />
        ))}
      </span>
    </div>
  )
}
