import { useLayoutEffect } from 'react'
import type { useHeartbeats } from '../use-heartbeats.ts'

type Sent = Parameters<typeof useHeartbeats>[0]

/** What other components may ask of the player: send a code, seek, get the position. */
export type PlayerHandle = {
  readonly answerCode: (codeId: string, code: string) => Promise<void>
  readonly jump: (second: number) => void
  readonly clock: () => number
}

/** Props of every kind of player. */
export type PlayerProps = {
  readonly heartbeats: Pick<Sent, 'player' | 'everySeconds' | 'onAnswer' | 'onElsewhere' | 'onCode'>
  readonly isReview: boolean
  /** Blocked by a code dialog or another player. */
  readonly isPaused: boolean
  readonly noteSeconds: readonly number[]
  /** Undefined where notes are not possible. */
  readonly onNote: (() => void) | undefined
  readonly onRetry: () => void
  readonly onHandle: (handle: PlayerHandle) => void
}

/** Passes the player's current handle to the parent after each render. */
export function usePlayerHandle({ onHandle }: PlayerProps, handle: PlayerHandle): void {
  useLayoutEffect(() => onHandle(handle))
}
