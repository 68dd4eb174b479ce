import { useCallback, useEffect, useState } from 'react'
import type { Intro } from './intro.ts'

/** The waiting states: too early, waiting for the turn, or open. */
type Lobby =
  | { readonly phase: 'early'; readonly until: Date; readonly onOver: () => void }
  | { readonly phase: 'turn' }
  | { readonly phase: 'open' }

/** A longer wait shows no countdown. */
const longestWaitMs = 24 * 3_600_000

/**
 * Holds early candidates with a countdown by the server's clock, then admits them spread over some seconds, to avoid
 * a peak of requests.
 */
export function useLobby(intro: Intro, receivedAt: number, onLook: () => void): Lobby {
  const { opensAt, now, jitterSeconds } = intro
  const [lot] = useState(() => Math.random())
  const [isTurn, setIsTurn] = useState(false)
  const opensHere = opensAt === null ? 0 : Date.parse(opensAt) - Date.parse(now) + receivedAt
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

  if (isTurn) return { phase: 'turn' }
  if (isEarly && opensHere - receivedAt < longestWaitMs)
    return { phase: 'early', until: new Date(opensHere), onOver }
  return { phase: 'open' }
}
