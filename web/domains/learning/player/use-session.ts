import type { Result } from '@lyceum/contract/kit'
import { getLearningRecord, getModule, getModuleTree } from '@lyceum/contract/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HeartbeatAnswer } from './use-heartbeats.ts'
import { useOpened } from './use-open-module.ts'

/** What blocks studying. */
type Trouble = 'elsewhere' | 'code'

type Sitting = Pick<Result<typeof getModuleTree>, 'itmId' | 'appStatus'>

/** One study session of a module: the opening, the credited progress, and what blocks it. */
export function useSession({ itmId, appStatus }: Sitting, modId: string) {
  const client = useQueryClient()
  const { opening, openAgain } = useOpened(itmId, modId)
  const [latest, setLatest] = useState<HeartbeatAnswer>()
  const [trouble, setTrouble] = useState<Trouble>()
  // Shown once: by whatever completed the course, or by its list when opening was enough.
  const [wasInProgress] = useState(appStatus === 'IN_PROGRESS')
  const [isNotified, setIsNotified] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  const isOver = wasInProgress && (appStatus === 'COMPLETED' || appStatus === 'PASSED')
  const opened = opening.state === 'open' ? opening.opened : undefined
  const measured = latest ?? opened ?? { percent: 0, covered: [] }

  function beginAnew(toLookBack?: boolean) {
    setTrouble(undefined)
    setLatest(undefined)
    openAgain(toLookBack)
  }
  function look() {
    for (const { path } of [getModuleTree, getModule, getLearningRecord])
      void client.invalidateQueries({ queryKey: [path] })
  }
  return {
    opening,
    trouble,
    isDone: !isClosed && (isNotified || isOver),
    percent: measured.percent,
    covered: measured.covered,
    isReview: opened?.isReview ?? false,
    complete: () => {
      look()
      setIsNotified(true)
    },
    closeDone: () => setIsClosed(true),
    goOn: () => setTrouble(undefined),
    again: () => beginAnew(),
    /** A finished course is reviewed without recording. */
    lookBack: () => beginAnew(true),
    onAnswer: (answer: HeartbeatAnswer) => {
      if (answer.isViewed && !latest?.isViewed) look()
      if (answer.completion) setIsNotified(true)
      setLatest(answer)
    },
    onElsewhere: () => setTrouble('elsewhere'),
    onCode: () => setTrouble('code'),
  }
}
