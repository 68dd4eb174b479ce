import { type ComponentProps, useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { formatClock } from '../../format-clock.ts'
import { text } from '../../text/index.ts'
import { Choice } from './choice.tsx'
import { rates } from './film-rules.ts'
import type { useHabits } from './habits/use-habits.ts'
import type { useActs, useMedia } from './media/use-media.ts'

type Media = ReturnType<typeof useMedia>
type Habits = ReturnType<typeof useHabits>

type ControlsProps = {
  readonly media: Media
  readonly acts: ReturnType<typeof useActs>
  readonly habits: Habits
  readonly length: number
  readonly maxSpeed: number
  readonly onBy: (seconds: number) => void
  readonly hasSmallWindow: boolean
  readonly onFull: () => void
  readonly onNote: (() => void) | undefined
}

/** The control bar of a film: play, ten seconds either way, sound, time; speed, quality, note, small window, full screen. */
export function Controls({ media, acts, habits, length, maxSpeed, onBy, ...more }: ControlsProps) {
  const t = useText(text)
  const { isPlaying, time } = media
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
      <Tool name="back10" label={t.back10} onClick={() => onBy(-10)} />
      <Tool name="forward10" label={t.forward10} onClick={() => onBy(10)} />
      <Sound {...habits} />
      <span className="study-time">
        {formatClock(time)} <small>/ {formatClock(length)}</small>
      </span>
      {media.isWaiting && <output className="study-waiting">{t.buffering}</output>}
      <div className="study-buttons-end">
        <Choice
          label={t.speed}
          shown={t.times(habits.rate)}
          options={rates
            .filter((option) => option <= maxSpeed)
            .map((value) => ({ value, title: t.times(value) }))}
          onChoose={habits.setRate}
        />
        <Quality levels={media.levels} />
        {more.onNote && <Tool name="note" label={t.takeNote} onClick={more.onNote} />}
        {more.hasSmallWindow && document.pictureInPictureEnabled && (
          <Tool name="smallWindow" label={t.smallWindow} onClick={acts.small} />
        )}
        <Tool name="fullScreen" label={t.fullScreen} onClick={more.onFull} />
      </div>
    </div>
  )
}

type ToolProps = {
  readonly name: ComponentProps<typeof Icon>['name']
  readonly label: string
  readonly onClick: () => void
}

function Tool({ name, label, onClick }: ToolProps) {
  return (
    <button type="button" className="study-icon" aria-label={label} title={label} onClick={onClick}>
      <Icon name={name} size={20} />
    </button>
  )
}

/** The mute button; the volume slider appears on hover. */
function Sound({ volume, isMuted, mute, setVolume }: Habits) {
  const t = useText(text)
  return (
    <div className="study-sound-tools">
      <Tool name={isMuted ? 'volumeOff' : 'volume'} label={isMuted ? t.unmute : t.mute} onClick={mute} />
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-label={t.volume}
        aria-valuetext={`${Math.round(volume * 100)}%`}
        onChange={({ target }) => setVolume(Number(target.value))}
        // Its arrow keys change the volume without seeking.
        onKeyDown={(event) => event.stopPropagation()}
      />
    </div>
  )
}

/** Zero means automatic quality. */
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
