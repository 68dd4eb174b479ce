import type { Result } from '@lyceum/contract/kit'
import { getModuleTree, startStudy } from '@lyceum/contract/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, call } from '#lib/api'

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly opened: Result<typeof startStudy>; readonly player: string }
  | { readonly state: 'refused'; readonly code: string; readonly message: string }

/** Opens a module as a player of its own; asked again, as another one. */
export function useOpened(itmId: string, modId: string) {
  const client = useQueryClient()
  const [player, setPlayer] = useState<string>(() => crypto.randomUUID())
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })

  useEffect(() => {
    let isOver = false
    void openingOf({ itmId, modId, player }).then((next) => {
      if (isOver) return
      setOpening(next)
      void client.invalidateQueries({ queryKey: [getModuleTree.path] })
    })
    return () => {
      isOver = true
    }
  }, [itmId, modId, player, client])

  return {
    opening,
    openAgain: () => {
      setOpening({ state: 'opening' })
      setPlayer(crypto.randomUUID())
    },
  }
}

type Asked = { readonly itmId: string; readonly modId: string; readonly player: string }

async function openingOf({ itmId, modId, player }: Asked): Promise<Opening> {
  try {
    return { state: 'open', player, opened: await call(startStudy, { id: itmId, modId, player }) }
  } catch (error) {
    const { errCode: code, errMsg: message } = error instanceof ApiError ? error : { errCode: '', errMsg: '' }
    return { state: 'refused', code, message }
  }
}
