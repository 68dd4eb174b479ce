import type { Result } from '@lyceum/contract/kit'
import type { getModule, Studied } from '@lyceum/contract/learning'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { clockWords } from '../../clock-words.ts'
import type { Stretch } from '../../missing-parts.ts'
import { text } from '../../text/index.ts'
import { useBeats } from '../../use-beats.ts'
import { Controls } from './controls.tsx'
import { filmKeys, mayGo } from './film-rules.ts'
import { Scrubber } from './scrubber.tsx'
import { type StageProps, useStageHandle } from '../stage.ts'
import { useActs, useMedia } from './use-media.ts'
import { Waves } from './waves.tsx'
import './recording.css'

type Rules = Pick<Result<typeof getModule>, 'marks' | 'isSeekable' | 'maxSpeed' | 'title'>

type RecordingProps = StageProps & {
  readonly content: Extract<Studied, { kind: 'recording' }>
  readonly module: Rules | undefined
  readonly covered: readonly Stretch[]
  readonly begin: number
}

/** As long as the author's rules are on their way. */
const anyhow: Rules = { marks: [], isSeekable: true, maxSpeed: 2, title: '' }

/** A film or a sound with the house's own controls. What counts as seen is drawn on the bar as the server says it. */
export function RecordingStage({ content, module = anyhow, covered, begin, ...stage }: RecordingProps) {
  const t = useText(text)
  const frame = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const media = useMedia(element, { address: content.address, type: content.type, begin })
  const acts = useActs(element)
  const { time, isPlaying } = media
  const [hint, setHint] = useState(begin > 0 ? t.resumed(clockWords(begin)) : '')
  const [isMuted, setIsMuted] = useState(false)
  const { isPaused } = stage
  const isWatching = isPlaying && !media.isWaiting && !isPaused
  const beats = useBeats({ ...stage.beats, isWatching, position: acts.now })
  useEffect(() => {
    if (isPaused) acts.pause()
  })

  function seek(second: number) {
    const isSeekable = module.isSeekable || stage.isReview
    if (!mayGo(second, { time, covered, isSeekable })) {
      setHint(t.noSeek)
      return
    }
    beats.closeStretch()
    acts.seekTo(Math.max(0, second))
    media.setTime(Math.max(0, second))
    setHint('')
    beats.beginStretch()
  }
  function mute() {
    acts.setMuted(!isMuted)
    setIsMuted(!isMuted)
  }
  const full = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen())
  useStageHandle(stage, { answerCode: beats.answerCode, jump: seek, clock: () => time })

  function onKeyDown(event: KeyboardEvent) {
    const isPress = event.target instanceof HTMLButtonElement && /^(?: |Enter)$/.test(event.key)
    const act = filmKeys[event.key]
    if (isPress || act === undefined) return
    event.preventDefault()
    if (typeof act === 'number') seek(time + act)
    else ({ toggle: acts.toggle, mute, full })[act]()
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys work wherever the focus is in the player
    <div className="study-film" ref={frame} onKeyDown={onKeyDown}>
      <div className="study-picture">
        {/* eslint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- captions are in the picture; keys are heard around it */}
        <video
          ref={element}
          {...media.events}
          className={content.media === 'audio' ? 'study-sound' : 'study-video'}
          {...(content.poster && { poster: content.poster })}
          playsInline
          preload="metadata"
          aria-label={module.title}
          onClick={acts.toggle}
        />
        {content.media === 'audio' && <Waves title={module.title} isPlaying={isPlaying} />}
        <Over media={media} onToggle={acts.toggle} onRetry={stage.onRetry} />
        {hint !== '' && (
          <Hint words={hint} mayRestart={begin > 0 && time - begin < 5} onRestart={() => seek(0)} />
        )}
      </div>
      <div className="study-controls">
        <Scrubber
          time={time}
          length={content.seconds}
          buffered={media.buffered}
          covered={covered}
          marks={module.marks}
          noteSeconds={stage.noteSeconds}
          onSeek={seek}
        />
        <Controls
          media={media}
          acts={acts}
          length={content.seconds}
          maxSpeed={module.maxSpeed}
          isMuted={isMuted}
          onMute={mute}
          onFull={full}
          onNote={stage.onNote}
        />
      </div>
    </div>
  )
}

type OverProps = {
  readonly media: Pick<ReturnType<typeof useMedia>, 'isPlaying' | 'isBroken'>
  readonly onToggle: () => void
  readonly onRetry: () => void
}

/** What lies over the picture while it does not play. */
function Over({ media: { isPlaying, isBroken }, onToggle, onRetry }: OverProps) {
  const t = useText(text)
  if (isBroken)
    return (
      <div className="study-cover" role="alert">
        <p>{t.playTrouble}</p>
        <button type="button" className="study-plain" onClick={onRetry}>
          {t.retry}
        </button>
      </div>
    )
  if (isPlaying) return null
  return (
    <button type="button" className="study-big-play" aria-label={t.play} onClick={onToggle}>
      <Icon name="play" size={28} />
    </button>
  )
}

type HintProps = { readonly words: string; readonly mayRestart: boolean; readonly onRestart: () => void }

function Hint({ words, mayRestart, onRestart }: HintProps) {
  const t = useText(text)
  return (
    <output className="study-hint">
      {words}
      {mayRestart && (
        <button type="button" onClick={onRestart}>
          {t.fromStart}
        </button>
      )}
    </output>
  )
}
