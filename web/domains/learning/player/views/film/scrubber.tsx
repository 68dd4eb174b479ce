import type { Studied } from '@lyceum/contract/learning'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useText } from '#lib/text'
import { formatClock } from '../../format-clock.ts'
import type { Stretch } from '../../missing-parts.ts'
import { text } from '../../text/index.ts'
import { tileAt } from './film-rules.ts'

type ScrubberProps = {
  readonly time: number
  readonly length: number
  readonly buffered: number
  readonly covered: readonly Stretch[]
  /** The skipped parts. */
  readonly skipped: readonly Stretch[]
  readonly sprite: Extract<Studied, { kind: 'recording' }>['sprite']
  readonly marks: readonly { readonly second: number; readonly title: string }[]
  readonly noteSeconds: readonly number[]
  readonly onSeek: (second: number) => void
}

/** The position of the film, its seen parts, marks and notes. */
export function Scrubber({ time, length, covered, marks, onSeek, ...bar }: ScrubberProps) {
  const t = useText(text)
  const [hover, setHover] = useState<number>()
  // While dragging the film does not move; it seeks once on release.
  const [dragged, setDragged] = useState<number>()
  const at = (second: number) => `${length > 0 ? Math.min(100, (second * 100) / length) : 0}%`

  function letGo() {
    if (dragged !== undefined) onSeek(dragged)
    setDragged(undefined)
  }
  function onPointerMove({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setHover((Math.min(Math.max(0, clientX - left), width) / width) * length)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -5, ArrowRight: 5 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onSeek(Math.min(length, Math.max(0, time + step)))
  }

  return (
    <div className="study-scrubber" onPointerMove={onPointerMove} onPointerLeave={() => setHover(undefined)}>
      <div className="study-scrubber-bar">
        <i className="study-scrubber-buffer" style={{ width: at(bar.buffered) }} />
        {covered.map(([from, to]) => (
          <i key={from} className="study-scrubber-seen" style={{ left: at(from), width: at(to - from) }} />
        ))}
        {marks.map(({ second, title }) => (
          <i key={second} className="study-scrubber-mark" style={{ left: at(second) }} title={title} />
        ))}
        {[...new Set(bar.noteSeconds)].map((second) => (
          <i key={second} className="study-scrubber-note" style={{ left: at(second) }} />
        ))}
        <i className="study-scrubber-knob" style={{ left: at(dragged ?? time) }} />
      </div>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(length))}
        value={Math.floor(dragged ?? time)}
        aria-label={t.seek}
        aria-valuetext={`${formatClock(dragged ?? time)} / ${formatClock(length)}`}
        onChange={({ target }) => setDragged(Number(target.value))}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
        onKeyDown={onKeyDown}
      />
      {bar.skipped.map(([from, to]) => (
        <button
          key={from}
          type="button"
          // The same links are listed below as text, where the keyboard reaches them.
          tabIndex={-1}
          className="study-scrubber-gap"
          style={{ left: at(from), width: at(to - from) }}
          aria-label={t.unseen(`${formatClock(from)}–${formatClock(to)}`)}
          title={t.unseen(`${formatClock(from)}–${formatClock(to)}`)}
          onClick={() => onSeek(from)}
        />
      ))}
      {hover !== undefined && (
        <span className="study-scrubber-tip" style={{ left: at(hover) }} aria-hidden="true">
          {bar.sprite && <Preview sprite={bar.sprite} second={hover} />}
          {formatClock(hover)}
          {markAt(marks, hover)}
        </span>
      )}
    </div>
  )
}

type PreviewProps = { readonly sprite: NonNullable<ScrubberProps['sprite']>; readonly second: number }

/** The thumbnail of a second. */
function Preview({ sprite, second }: PreviewProps) {
  const { left, top } = tileAt(sprite, second)
  const { url, width, height } = sprite
  return (
    <i
      className="study-preview"
      style={{ width, height, backgroundImage: `url("${url}")`, backgroundPosition: `-${left}px -${top}px` }}
    />
  )
}

function markAt(marks: ScrubberProps['marks'], second: number): string {
  const title = marks.findLast((mark) => mark.second <= second)?.title
  return title === undefined ? '' : ` · ${title}`
}
