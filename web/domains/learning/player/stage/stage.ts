import { useLayoutEffect } from 'react'
import type { useBeats } from '../use-beats.ts'

type Sent = Parameters<typeof useBeats>[0]

/** What those around the stage may ask of it: to send a code, to go to a moment, where it is. */
export type StageHandle = {
  readonly answerCode: (codeId: string, code: string) => Promise<void>
  readonly jump: (second: number) => void
  readonly clock: () => number
}

/** What every kind of stage is given. */
export type StageProps = {
  readonly beats: Pick<Sent, 'player' | 'everySeconds' | 'onAnswer' | 'onElsewhere' | 'onCode'>
  readonly isReview: boolean
  /** Something stands in the way: a code to type, another player. */
  readonly isPaused: boolean
  readonly noteSeconds: readonly number[]
  /** Undefined where nothing is written down. */
  readonly onNote: (() => void) | undefined
  readonly onRetry: () => void
  readonly onHandle: (handle: StageHandle) => void
}

/** Hands the stage's handle to those around it, as it is after each time it was drawn. */
export function useStageHandle({ onHandle }: StageProps, handle: StageHandle): void {
  useLayoutEffect(() => onHandle(handle))
}
