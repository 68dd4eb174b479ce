import type { Args, Result } from '@lyceum/contract/kit'
import { getLearningRecord, getModule, getModuleTree, startStudy } from '@lyceum/contract/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, call } from '#lib/api'
import { lastWords } from './last-words.ts'

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly opened: Result<typeof startStudy>; readonly player: string }
  | { readonly state: 'refused'; readonly code: string; readonly message: string }

/** Opens a module as a player of its own; asked again, as another one. */
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
      // Some kinds are done by being opened.
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

type Asked = Pick<Args<typeof startStudy>, 'modId' | 'player' | 'isReview'> & { readonly itmId: string }

async function openingOf({ itmId, ...asked }: Asked): Promise<Opening> {
  await lastWords()
  try {
    const opened = await call(startStudy, { id: itmId, ...asked })
    return { state: 'open', player: asked.player, opened }
  } catch (error) {
    const { errCode: code, errMsg: message } = error instanceof ApiError ? error : { errCode: '', errMsg: '' }
    return { state: 'refused', code, message }
  }
}
