import { useCallback, useEffect, useMemo, useState } from 'react'
import { deviceRecords } from '#lib/storage/device-records'
import { useHint } from '#lib/page/server-hints'
import { makeCutWatch } from '../answering/screen-cut-watch.ts'
import { AttemptSession } from '../answering/attempt-session.ts'
import type { Sitting } from '../answering/open-sitting.ts'
import { recordingsOf } from '#domains/question'

/** The session of one attempt, connected to window events: online, visible, left. */
export function useAttemptSession(sitting: Sitting) {
  const [session] = useState(() => new AttemptSession(sitting))
  const [watch] = useState(() =>
    makeCutWatch({
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      onCut: (screenCut) => void session.reportCut(screenCut),
    }),
  )
  const { person, running } = sitting
  const recordings = useMemo(
    () => recordingsOf(deviceRecords, { person, attemptId: running.id, excuse: watch.excuse }),
    [person, running.id, watch],
  )

  useEffect(() => {
    session.begin()
    const again = () => void session.flush()
    const seen = () => document.visibilityState === 'visible' && again()
    addEventListener('online', again)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', seen)
      void session.rest()
    }
  }, [session])

  // An invigilator has paused, resumed or added time: the next answer of the server contains which.
  useHint(
    'exam',
    useCallback(() => void session.flush(), [session]),
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

  return { session, recordings }
}
