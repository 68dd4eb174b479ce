import { reportReading } from '@lyceum/contract/news'
import { useEffect } from 'react'
import { call } from '#lib/api'

const second = 1000
const flushAfter = 30
const idleAfter = 180

/** Counts the seconds a text is read: the tab has the focus, and the user was active lately. */
export function useReading(id: string | undefined): void {
  useEffect(() => {
    if (!id) return undefined
    let [secondsRead, still] = [0, 0]
    const moved = () => {
      still = 0
    }
    const flush = () => {
      const seconds = Math.min(60, secondsRead)
      secondsRead = 0
      if (seconds > 0) void call(reportReading, { id, seconds }).catch(() => undefined)
    }
    const timer = setInterval(() => {
      still += 1
      if (document.hasFocus() && still < idleAfter) secondsRead += 1
      if (secondsRead >= flushAfter) flush()
    }, second)
    for (const name of ['scroll', 'pointermove', 'keydown']) addEventListener(name, moved, { passive: true })
    return () => {
      clearInterval(timer)
      for (const name of ['scroll', 'pointermove', 'keydown']) removeEventListener(name, moved)
      flush()
    }
  }, [id])
}
