import { getExamRoom } from '@lyceum/contract/exam'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { read } from '#lib/api'
import { useHint } from '#lib/live'

const lookMs = 10_000

export type RoomState = 'open' | 'submitted' | 'all'

/** The room as it is: read again every ten seconds, and at once when the server hints at news. */
export function useRoom(id: string, state: RoomState, after: string) {
  const client = useQueryClient()
  const room = useQuery({
    ...read(getExamRoom, { id, state, after }),
    refetchInterval: lookMs,
    placeholderData: keepPreviousData,
  })
  const look = useCallback(() => {
    void client.invalidateQueries({ queryKey: [getExamRoom.path] })
  }, [client])
  useHint('exam.room', look)
  return room
}

/** How long ago something was read, counted every second. */
export function useSince(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - moment)
}
