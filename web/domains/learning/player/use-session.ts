import { getLearningRecord, getModule, getModuleTree } from '@lyceum/contract/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BeatAnswer } from './use-beats.ts'
import { useOpened } from './use-opened.ts'

/** What stands in the way of studying on. */
type Trouble = 'elsewhere' | 'code'

/** One sitting with a module: what it was opened with, what the server has credited, what stands in the way. */
export function useSession(itmId: string, modId: string) {
  const client = useQueryClient()
  const { opening, openAgain } = useOpened(itmId, modId)
  const [heard, setHeard] = useState<BeatAnswer>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [isDone, setIsDone] = useState(false)
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
    isDone,
    percent: measured.percent,
    covered: measured.covered,
    isReview: opened?.isReview ?? false,
    complete: () => {
      look()
      setIsDone(true)
    },
    closeDone: () => setIsDone(false),
    goOn: () => setTrouble(undefined),
    again: () => beginAnew(),
    /** What is over is looked at, and nothing is recorded. */
    lookBack: () => beginAnew(true),
    onAnswer: (answer: BeatAnswer) => {
      if (answer.isViewed && !heard?.isViewed) look()
      if (answer.completion) setIsDone(true)
      setHeard(answer)
    },
    onElsewhere: () => setTrouble('elsewhere'),
    onCode: () => setTrouble('code'),
  }
}
