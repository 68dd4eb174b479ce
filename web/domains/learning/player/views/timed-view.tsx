import type { ReactNode } from 'react'
import { useHeartbeats } from '../use-heartbeats.ts'
import { type PlayerProps, usePlayerHandle } from './player-props.ts'

/** A module without a length: only the time counts. */
export function TimedView({
  playerProps,
  children,
}: {
  readonly playerProps: PlayerProps
  readonly children: ReactNode
}) {
  const heartbeats = useHeartbeats({
    ...playerProps.heartbeats,
    isWatching: !playerProps.isPaused,
    position: () => 0,
  })
  usePlayerHandle(playerProps, { answerCode: heartbeats.answerCode, jump: () => undefined, clock: () => 0 })
  return <div className="study-scroll">{children}</div>
}
