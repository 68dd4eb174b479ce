import type { Studied } from '@lyceum/contract/learning'
import { type CSSProperties, type MouseEvent, useRef } from 'react'
import { FilmMark } from '#ui/overlay/watermark/film-mark'
import { missingParts, type Stretch } from '../../missing-parts.ts'
import type { nextModule } from '../../next-module.ts'
import type { StageProps } from '../stage.ts'
import { Controls } from './controls.tsx'
import { skippedParts, stageRatio } from './film-rules.ts'
import { Over } from './over.tsx'
import { Scrubber } from './scrubber.tsx'
import { type Rules, useFilm } from './use-film.ts'
import { useFilmMark } from './use-film-mark.ts'
import { Waves } from './waves.tsx'
import './recording.css'

type RecordingProps = StageProps & {
  readonly content: Extract<Studied, { kind: 'recording' }>
  readonly module: Rules | undefined
  readonly covered: readonly Stretch[]
  readonly percent: number
  readonly begin: number
  /** What comes afterwards, and where it is. */
  readonly next: (NonNullable<ReturnType<typeof nextModule>> & { readonly to: string }) | undefined
}

/** As long as the author's rules are on their way. */
const anyhow: Rules = {
  marks: [],
  isSeekable: true,
  maxSpeed: 2,
  title: '',
  isDone: false,
  threshold: 100,
}

/** A film or a sound with the house's own controls. What counts as seen is drawn on the bar as the server says it. */
export function RecordingStage({ module = anyhow, ...shown }: RecordingProps) {
  const { content, covered, begin, percent, next, ...stage } = shown
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const film = useFilm({ frame, place, element }, { content, module, covered, begin, stage })
  const { media, acts } = film
  const length = content.seconds
  const isFilm = content.media === 'video'
  const mark = useFilmMark(isFilm)

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
    <div
      className="study-film"
      ref={frame}
      style={ratioOf(isFilm ? (media.size ?? content.sprite) : null)}
      onMouseDown={keepFocus}
    >
      <div className="study-picture" ref={place}>
        <div className={film.isDocked ? 'study-screen is-docked' : 'study-screen'} ref={screen}>
          {/* eslint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- captions are in the picture; the page hears the keys */}
          <video
            ref={element}
            {...media.events}
            className={isFilm ? 'study-video' : 'study-sound'}
            {...(content.poster && { poster: content.poster })}
            playsInline
            // A window of its own would show the film without its mark.
            disablePictureInPicture={!mark.hasSmallWindow}
            preload="metadata"
            aria-label={module.title}
            onClick={acts.toggle}
            onDoubleClick={film.full}
          />
          <FilmMark words={mark.words} screen={screen} />
          {!isFilm && <Waves title={module.title} isPlaying={media.isPlaying} />}
          <Over
            media={media}
            isDone={stage.isReview || isReached(module, percent)}
            missing={missingParts(covered, length)}
            next={next}
            hint={{ words: film.hint, mayRestart: media.time - begin < 8 && begin > 0 }}
            isDocked={film.isDocked}
            onToggle={acts.toggle}
            onRetry={stage.onRetry}
            onSeek={(second) => {
              film.seek(second)
              acts.play()
            }}
            onBack={() => place.current?.scrollIntoView({ block: 'center' })}
          />
        </div>
      </div>
      <div className="study-controls">
        <Scrubber
          time={media.time}
          length={length}
          buffered={media.buffered}
          covered={covered}
          skipped={skippedParts(covered, length)}
          sprite={content.sprite}
          marks={module.marks}
          noteSeconds={stage.noteSeconds}
          onSeek={film.seek}
        />
        <Controls
          media={media}
          acts={acts}
          habits={film.habits}
          length={length}
          maxSpeed={module.maxSpeed}
          hasSmallWindow={mark.hasSmallWindow}
          onBy={film.by}
          onFull={film.full}
          onNote={stage.onNote}
        />
      </div>
    </div>
  )
}

const isReached = ({ isDone, threshold }: Rules, percent: number) => isDone || percent >= threshold

/** The stage has the shape of the film; one whose size nobody knows yet is taken for a usual one. */
function ratioOf(size: Parameters<typeof stageRatio>[0] | null): CSSProperties {
  const style: CSSProperties & Readonly<Record<'--film-ratio', number>> = {
    '--film-ratio': stageRatio(size ?? undefined),
  }
  return style
}

/** A click with the mouse leaves the focus with the page, so that the next space plays or pauses and presses nothing. */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
