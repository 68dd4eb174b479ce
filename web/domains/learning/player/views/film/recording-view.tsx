import type { Studied } from '@lyceum/contract/learning'
import { type CSSProperties, type MouseEvent, useRef } from 'react'
import { FilmMark } from '#ui/overlay/watermark/film-mark'
import { missingParts, type Stretch } from '../../missing-parts.ts'
import type { nextModule } from '../../next-module.ts'
import type { PlayerProps } from '../player-props.ts'
import { Controls } from './controls.tsx'
import { skippedParts, playerRatio } from './film-rules.ts'
import { Over } from './film-overlay.tsx'
import { Scrubber } from './scrubber.tsx'
import { type Rules, useFilm } from './use-film.ts'
import { useFilmMark } from './use-film-mark.ts'
import { Waves } from './waves.tsx'
import './recording.css'

type RecordingProps = PlayerProps & {
  readonly content: Extract<Studied, { kind: 'recording' }>
  readonly module: Rules | undefined
  readonly covered: readonly Stretch[]
  readonly percent: number
  readonly begin: number
  /** The next module with its link. */
  readonly next: (NonNullable<ReturnType<typeof nextModule>> & { readonly to: string }) | undefined
}

/** The rules until the author's are loaded. */
const anyhow: Rules = {
  marks: [],
  isSeekable: true,
  maxSpeed: 2,
  title: '',
  isDone: false,
  threshold: 100,
}

/** A film or sound with our own controls. The seen parts on the bar come from the server. */
export function RecordingView({ module = anyhow, ...shown }: RecordingProps) {
  const { content, covered, begin, percent, next, ...playerProps } = shown
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const film = useFilm({ frame, place, element }, { content, module, covered, begin, playerProps })
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
            // Picture-in-picture would show the film without its watermark.
            disablePictureInPicture={!mark.hasSmallWindow}
            preload="metadata"
            aria-label={module.title}
            onClick={acts.toggle}
            onDoubleClick={film.full}
          />
          <FilmMark text={mark.label} screen={screen} />
          {!isFilm && <Waves title={module.title} isPlaying={media.isPlaying} />}
          <Over
            media={media}
            isDone={playerProps.isReview || isReached(module, percent)}
            missing={missingParts(covered, length)}
            next={next}
            hint={{ text: film.hint, mayRestart: media.time - begin < 8 && begin > 0 }}
            isDocked={film.isDocked}
            onToggle={acts.toggle}
            onRetry={playerProps.onRetry}
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
          noteSeconds={playerProps.noteSeconds}
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
          onNote={playerProps.onNote}
        />
      </div>
    </div>
  )
}

const isReached = ({ isDone, threshold }: Rules, percent: number) => isDone || percent >= threshold

/** The player has the shape of the film; an unknown size gets the usual shape. */
function ratioOf(size: Parameters<typeof playerRatio>[0] | null): CSSProperties {
  const style: CSSProperties & Readonly<Record<'--film-ratio', number>> = {
    '--film-ratio': playerRatio(size ?? undefined),
  }
  return style
}

/** A mouse click leaves the focus on the page, so that the next space plays or pauses. */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
