import { useCallback, useEffect, useMemo, useState } from 'react'
import { keptRecords } from '#lib/kept-records'
import { useHint } from '#lib/live'
import { makeCutWatch } from '../answering/cut-watch.ts'
import { Desk } from '../answering/desk.ts'
import type { Sitting } from '../answering/open-sitting.ts'
import { recordingsOf } from '../question/recording/recordings.ts'

/** The desk of one attempt with what the window tells it: the line is back, the page is seen again, it was left. */
export function useDesk(sitting: Sitting) {
  const [desk] = useState(() => new Desk(sitting))
  const [watch] = useState(() =>
    makeCutWatch({
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      onCut: (cut) => void desk.reportCut(cut),
    }),
  )
  const { person, running } = sitting
  const recordings = useMemo(
    () => recordingsOf(keptRecords, { person, attemptId: running.id, excuse: watch.excuse }),
    [person, running.id, watch],
  )

  useEffect(() => {
    desk.begin()
    const again = () => void desk.flush()
    const seen = () => document.visibilityState === 'visible' && again()
    addEventListener('online', again)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', seen)
      void desk.rest()
    }
  }, [desk])

  // An invigilator has paused, resumed or given time: the next answer of the server says what.
  useHint(
    'exam',
    useCallback(() => void desk.flush(), [desk]),
  )

  const isWatched = running.remainingCuts !== null
  useEffect(() => {
    if (!isWatched) return undefined
    const look = () => (document.visibilityState === 'hidden' ? watch.left() : watch.back())
    document.addEventListener('visibilitychange', look)
    addEventListener('blur', watch.left)
    addEventListener('focus', watch.back)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('blur', watch.left)
      removeEventListener('focus', watch.back)
    }
  }, [isWatched, watch])

  return { desk, recordings }
}
