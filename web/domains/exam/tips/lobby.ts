import { useCallback, useEffect, useState } from 'react'
import type { Intro } from './intro.ts'

/** Before the door: not yet time, time but not yet my turn, or free to go in. */
type Lobby =
  | { readonly stage: 'early'; readonly until: Date; readonly onOver: () => void }
  | { readonly stage: 'turn' }
  | { readonly stage: 'open' }

/** Whole days ahead nobody stands before the door and watches seconds. */
const longestWaitMs = 24 * 3_600_000

/**
 * Holds early arrivals with a countdown by the server's clock, then lets them in spread over some seconds, so that not
 * everybody knocks in the same one.
 */
export function useLobby(intro: Intro, heardAt: number, onLook: () => void): Lobby {
  const { opensAt, now, jitterSeconds } = intro
  const [lot] = useState(() => Math.random())
  const [isTurn, setIsTurn] = useState(false)
  const opensHere = opensAt === null ? 0 : Date.parse(opensAt) - Date.parse(now) + heardAt
  const isEarly = opensAt !== null && Date.parse(opensAt) > Date.parse(now)
  const onOver = useCallback(() => setIsTurn(true), [])

  useEffect(() => {
    if (!isTurn) return undefined
    const timer = setTimeout(
      () => {
        setIsTurn(false)
        onLook()
      },
      lot * jitterSeconds * 1000,
    )
    return () => clearTimeout(timer)
  }, [isTurn, jitterSeconds, lot, onLook])

  if (isTurn) return { stage: 'turn' }
  if (isEarly && opensHere - heardAt < longestWaitMs)
    return { stage: 'early', until: new Date(opensHere), onOver }
  return { stage: 'open' }
}
