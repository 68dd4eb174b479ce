import type { Args, Result } from '@lyceum/contract/kit'
import { getLearningRecord, getModule, getModuleTree, startStudy } from '@lyceum/contract/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, call } from '#lib/api'
import { finalReport } from './final-report.ts'

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly opened: Result<typeof startStudy>; readonly player: string }
  | { readonly state: 'refused'; readonly code: string; readonly message: string }

/** Opens a module with a new player id; opening again takes another one. */
export function useOpened(itmId: string, modId: string) {
  const client = useQueryClient()
  const [player, setPlayer] = useState<string>(() => crypto.randomUUID())
  const [isReview, setIsReview] = useState(false)
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })

  useEffect(() => {
    let isOver = false
    void openingOf({ itmId, modId, player, isReview }).then((next) => {
      if (isOver) return
      setOpening(next)
      // Some kinds are completed by opening.
      for (const { path } of [getModuleTree, getModule, getLearningRecord])
        void client.invalidateQueries({ queryKey: [path] })
    })
    return () => {
      isOver = true
    }
  }, [itmId, modId, player, isReview, client])

  function openAgain(toLookBack = isReview) {
    setOpening({ state: 'opening' })
    setIsReview(toLookBack)
    setPlayer(crypto.randomUUID())
  }
  return { opening, openAgain }
}

type StartParams = Pick<Args<typeof startStudy>, 'modId' | 'player' | 'isReview'> & { readonly itmId: string }

async function openingOf({ itmId, ...params }: StartParams): Promise<Opening> {
  await finalReport()
  try {
    const opened = await call(startStudy, { id: itmId, ...params })
    return { state: 'open', player: params.player, opened }
  } catch (error) {
    const { errCode: code, errMsg: message } = error instanceof ApiError ? error : { errCode: '', errMsg: '' }
    return { state: 'refused', code, message }
  }
}
