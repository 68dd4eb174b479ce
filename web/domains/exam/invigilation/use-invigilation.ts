import { getInvigilationState } from '@lyceum/contract/exam'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { read } from '#lib/api'
import { useHint } from '#lib/page/server-hints'

const lookMs = 10_000

export type SittingFilter = 'open' | 'submitted' | 'all'

/** The invigilation data: refetched every ten seconds, and at once after a hint from the server. */
export function useInvigilation(id: string, state: SittingFilter, after: string) {
  const client = useQueryClient()
  const invigilation = useQuery({
    ...read(getInvigilationState, { id, state, after }),
    refetchInterval: lookMs,
    placeholderData: keepPreviousData,
  })
  const look = useCallback(() => {
    void client.invalidateQueries({ queryKey: [getInvigilationState.path] })
  }, [client])
  useHint('exam.room', look)
  return invigilation
}

/** The age of a fetch, updated every second. */
export function useSince(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - moment)
}
