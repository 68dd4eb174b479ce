import { useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { clockWords } from '../../clock-words.ts'
import { text } from '../../text/index.ts'
import { Choice } from './choice.tsx'
import type { useActs, useMedia } from './use-media.ts'

type Media = ReturnType<typeof useMedia>

type ControlsProps = {
  readonly media: Media
  readonly acts: ReturnType<typeof useActs>
  readonly length: number
  readonly maxSpeed: number
  readonly isMuted: boolean
  readonly onMute: () => void
  readonly onFull: () => void
  readonly onNote: (() => void) | undefined
}

const rates = [0.75, 1, 1.25, 1.5, 2, 2.5, 3]

/** The bar below a film: play, sound, time; speed, quality, note, full screen. */
export function Controls({ media, acts, length, maxSpeed, isMuted, onMute, onFull, onNote }: ControlsProps) {
  const t = useText(text)
  const { isPlaying, time } = media
  const [rate, setRate] = useState(1)
  return (
    <div className="study-buttons">
      <button
        type="button"
        className="study-play"
        aria-label={isPlaying ? t.pause : t.play}
        onClick={acts.toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={isMuted ? 'study-icon is-off' : 'study-icon'}
        aria-label={isMuted ? t.unmute : t.mute}
        onClick={onMute}
      >
        <Icon name="volume" size={20} />
      </button>
      <span className="study-time">
        {clockWords(time)} <small>/ {clockWords(length)}</small>
      </span>
      {media.isWaiting && <output className="study-waiting">{t.buffering}</output>}
      <div className="study-buttons-end">
        <Choice
          label={t.speed}
          shown={t.times(rate)}
          options={rates.filter((one) => one <= maxSpeed).map((value) => ({ value, title: t.times(value) }))}
          onChoose={(value) => {
            acts.setRate(value)
            setRate(value)
          }}
        />
        <Quality levels={media.levels} />
        {onNote && (
          <button type="button" className="study-icon" aria-label={t.takeNote} onClick={onNote}>
            <Icon name="note" size={20} />
          </button>
        )}
        <button type="button" className="study-icon" aria-label={t.fullScreen} onClick={onFull}>
          <Icon name="fullScreen" size={20} />
        </button>
      </div>
    </div>
  )
}

/** Nought stands for what the line allows. */
function Quality({ levels }: Pick<Media, 'levels'>) {
  const t = useText(text)
  const [height, setHeight] = useState(0)
  if (levels.heights.length < 2) return null
  const title = (value: number) => (value === 0 ? t.auto : t.height(value))
  return (
    <Choice
      label={t.quality}
      shown={title(height)}
      options={[0, ...levels.heights].map((value) => ({ value, title: title(value) }))}
      onChoose={(value) => {
        levels.choose(value === 0 ? undefined : value)
        setHeight(value)
      }}
    />
  )
}
