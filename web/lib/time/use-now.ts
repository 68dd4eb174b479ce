import { useEffect, useState } from 'react'

const aMinute = 60_000

let pageTime: Date | undefined

/** The time of a page that the server has rendered: what is shown first must be the same in both places. */
export function startAt(time: Date | undefined): void {
  pageTime = time
}

/** The current time, updated every minute, so that a page left open overnight shows the right greeting. */
export function useNow(): Date {
  const [now, setNow] = useState(() => pageTime ?? new Date())
  useEffect(() => {
    const follow = () => setNow(new Date())
    const soon = pageTime && setTimeout(follow)
    const timer = setInterval(follow, aMinute)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [])
  return now
}
