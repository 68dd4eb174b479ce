import type { ReactNode } from 'react'
import { useBeats } from '../use-beats.ts'
import { type StageProps, useStageHandle } from './stage.ts'

/** What has no length of its own: being there counts as time, and nothing else. */
export function TimedStage({
  stage,
  children,
}: {
  readonly stage: StageProps
  readonly children: ReactNode
}) {
  const beats = useBeats({ ...stage.beats, isWatching: !stage.isPaused, position: () => 0 })
  useStageHandle(stage, { answerCode: beats.answerCode, jump: () => undefined, clock: () => 0 })
  return <div className="study-scroll">{children}</div>
}
