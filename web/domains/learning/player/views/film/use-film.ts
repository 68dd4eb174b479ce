import type { Result } from '@lyceum/contract/kit'
import type { getModule, Studied } from '@lyceum/contract/learning'
import { type RefObject, useEffect } from 'react'
import { useText } from '#lib/text'
import { formatClock } from '../../format-clock.ts'
import type { Stretch } from '../../missing-parts.ts'
import { text } from '../../text/index.ts'
import { useHeartbeats } from '../../use-heartbeats.ts'
import { type PlayerProps, usePlayerHandle } from '../player-props.ts'
import type { FilmAct } from './keys/film-keys.ts'
import { mayGo, nextRate } from './film-rules.ts'
import { useDocked } from './use-docked.ts'
import { useFilmKeys } from './keys/use-film-keys.ts'
import { useHabits } from './habits/use-habits.ts'
import { useHint } from './use-hint.ts'
import { useActs, useMedia } from './media/use-media.ts'

export type Rules = Pick<
  Result<typeof getModule>,
  'marks' | 'isSeekable' | 'maxSpeed' | 'title' | 'isDone' | 'threshold'
>

type Shown = {
  readonly content: Extract<Studied, { kind: 'recording' }>
  readonly module: Rules
  readonly covered: readonly Stretch[]
  readonly begin: number
  readonly playerProps: PlayerProps
}

/** The player element, the picture container, and the media element. */
export type FilmRefs = {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly place: RefObject<HTMLDivElement | null>
  readonly element: RefObject<HTMLVideoElement | null>
}

/** The recording player: state, actions, and heartbeats to the server. */
export function useFilm(
  { frame, place, element }: FilmRefs,
  { content, module, covered, begin, playerProps }: Shown,
) {
  const t = useText(text)
  const media = useMedia(element, { address: content.address, type: content.type, begin })
  const acts = useActs(element)
  const habits = useHabits(acts, module.maxSpeed)
  const [hint, setHint] = useHint(begin > 0 ? t.resumed(formatClock(begin)) : '')
  const isDocked = useDocked(place, content.media === 'video' && media.hasBegun)
  const { time } = media
  const isWatching = media.isPlaying && !media.isWaiting && !playerProps.isPaused
  const heartbeats = useHeartbeats({ ...playerProps.heartbeats, isWatching, position: acts.now })
  useEffect(() => {
    if (playerProps.isPaused) acts.pause()
  })

  function seek(target: number) {
    const second = Math.min(content.seconds, Math.max(0, target))
    const isSeekable = module.isSeekable || playerProps.isReview
    if (!mayGo(second, { time, covered, isSeekable })) {
      setHint(t.noSeek)
      return
    }
    heartbeats.closeStretch()
    acts.seekTo(second)
    media.setTime(second)
    setHint('')
    heartbeats.beginStretch()
  }
  const by = (seconds: number) => seek(acts.now() + seconds)
  const full = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen())
  usePlayerHandle(playerProps, { answerCode: heartbeats.answerCode, jump: seek, clock: () => time })
  useFilmKeys(!playerProps.isPaused, (act: FilmAct) => {
    if (act.kind === 'by') by(act.seconds)
    else if (act.kind === 'to') seek(act.share * content.seconds)
    else if (act.kind === 'rate') habits.setRate(nextRate(habits.rate, act.step, module.maxSpeed))
    else ({ toggle: acts.toggle, mute: habits.mute, full })[act.kind]()
  })
  return { media, acts, habits, hint, isDocked, seek, by, full }
}
