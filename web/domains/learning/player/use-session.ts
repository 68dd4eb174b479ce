import type { Result } from '@lyceum/contract/kit'
import { getLearningRecord, getModule, getModuleTree } from '@lyceum/contract/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BeatAnswer } from './use-beats.ts'
import { useOpened } from './use-opened.ts'

/** What stands in the way of studying on. */
type Trouble = 'elsewhere' | 'code'

type Sitting = Pick<Result<typeof getModuleTree>, 'itmId' | 'appStatus'>

/** One sitting with a module: what it was opened with, what the server has credited, what stands in the way. */
export function useSession({ itmId, appStatus }: Sitting, modId: string) {
  const client = useQueryClient()
  const { opening, openAgain } = useOpened(itmId, modId)
  const [heard, setHeard] = useState<BeatAnswer>()
  const [trouble, setTrouble] = useState<Trouble>()
  // Said once: by whatever finished the course, or by its list when opening something was enough.
  const [wasUnderWay] = useState(appStatus === 'IN_PROGRESS')
  const [isTold, setIsTold] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  const isOver = wasUnderWay && (appStatus === 'COMPLETED' || appStatus === 'PASSED')
  const opened = opening.state === 'open' ? opening.opened : undefined
  const measured = heard ?? opened ?? { percent: 0, covered: [] }

  function beginAnew(toLookBack?: boolean) {
    setTrouble(undefined)
    setHeard(undefined)
    openAgain(toLookBack)
  }
  function look() {
    for (const { path } of [getModuleTree, getModule, getLearningRecord])
      void client.invalidateQueries({ queryKey: [path] })
  }
  return {
    opening,
    trouble,
    isDone: !isClosed && (isTold || isOver),
    percent: measured.percent,
    covered: measured.covered,
    isReview: opened?.isReview ?? false,
    complete: () => {
      look()
      setIsTold(true)
    },
    closeDone: () => setIsClosed(true),
    goOn: () => setTrouble(undefined),
    again: () => beginAnew(),
    /** What is over is looked at, and nothing is recorded. */
    lookBack: () => beginAnew(true),
    onAnswer: (answer: BeatAnswer) => {
      if (answer.isViewed && !heard?.isViewed) look()
      if (answer.completion) setIsTold(true)
      setHeard(answer)
    },
    onElsewhere: () => setTrouble('elsewhere'),
    onCode: () => setTrouble('code'),
  }
}
